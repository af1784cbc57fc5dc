import { toasts } from '@zuschlag/ui/feedback/toast';

/** Long enough to read figures. */
const figuresMs = 8000;

/** Says that a change of a service is stored. @param detail what it changed beyond its own values */
export function saySaved(message: string, detail: string | undefined): void {
  toasts.success(message, detail === undefined ? {} : { text: detail, timeout: figuresMs });
}
