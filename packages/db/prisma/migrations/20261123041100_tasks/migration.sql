-- The task board of a Chance, the labels of the tenant, and the templates that plan tasks.
CREATE TYPE "task_status" AS ENUM ('TODO', 'IN_PROGRESS', 'DONE');

CREATE TABLE "task" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "status" "task_status" NOT NULL DEFAULT 'TODO',
    "rank" TEXT COLLATE "C" NOT NULL,
    "deadline" DATE,
    "labelIds" UUID[],
    "createdById" INTEGER NOT NULL,
    "plannedBefore" INTEGER,
    "plannedFor" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "moves" INTEGER NOT NULL DEFAULT 0,
    "movedById" INTEGER,
    "doneAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "task_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "task_assignee" (
    "mainOrganizationId" INTEGER NOT NULL,
    "taskId" UUID NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "task_assignee_pkey" PRIMARY KEY ("mainOrganizationId","taskId","userId")
);

CREATE TABLE "task_label" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "retiredAt" TIMESTAMPTZ(3),

    CONSTRAINT "task_label_pkey" PRIMARY KEY ("mainOrganizationId","id")
);

CREATE TABLE "task_template" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "plannedFor" TEXT[],
    "tasks" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "task_template_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "task_mainOrganizationId_chanceId_status_rank_idx" ON "task"("mainOrganizationId", "chanceId", "status", "rank");
CREATE INDEX "task_mainOrganizationId_deadline_idx" ON "task"("mainOrganizationId", "deadline");
CREATE UNIQUE INDEX "task_mainOrganizationId_id_key" ON "task"("mainOrganizationId", "id");
CREATE INDEX "task_assignee_mainOrganizationId_userId_idx" ON "task_assignee"("mainOrganizationId", "userId");
CREATE UNIQUE INDEX "task_template_mainOrganizationId_id_key" ON "task_template"("mainOrganizationId", "id");
ALTER TABLE "task" ADD CONSTRAINT "task_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "task" ADD CONSTRAINT "task_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "task" ADD CONSTRAINT "task_mainOrganizationId_movedById_fkey" FOREIGN KEY ("mainOrganizationId", "movedById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "task_assignee" ADD CONSTRAINT "task_assignee_mainOrganizationId_taskId_fkey" FOREIGN KEY ("mainOrganizationId", "taskId") REFERENCES "task"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "task_assignee" ADD CONSTRAINT "task_assignee_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "task_label" ADD CONSTRAINT "task_label_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "task_template" ADD CONSTRAINT "task_template_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
ALTER TABLE "task" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "task"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
ALTER TABLE "task_assignee" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "task_assignee"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
ALTER TABLE "task_label" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "task_label"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
ALTER TABLE "task_template" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "task_template"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
