export const taskStreamEvents = {
  /** tasks of a Chance came, went, moved or changed */
  tasksChanged: { audience: 'chance', invalidates: ['tasks', 'history'] },
  /** labels or templates of the tenant came, went or changed */
  taskSettingsChanged: { audience: 'organization', invalidates: ['tasks'] },
} as const;
