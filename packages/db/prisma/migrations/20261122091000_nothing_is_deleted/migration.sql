-- No verb deletes these: not a Chance, not a decision, not a person. So the application's role may not either, whatever a
-- query forgets; its rights follow from the policies.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'organization', 'tenant_settings', 'organization_cost_parameters', 'app_user', 'customer', 'site',
    'chance', 'chance_counter', 'bid_decision', 'margin_group', 'margin_decision'
  ] LOOP
    EXECUTE format('DROP POLICY "tenant" ON %I', name);
    EXECUTE format('CREATE POLICY "tenant_read" ON %I FOR SELECT USING (%s)', name, tenant);
    EXECUTE format('CREATE POLICY "tenant_add" ON %I FOR INSERT WITH CHECK (%s)', name, tenant);
    EXECUTE format('CREATE POLICY "tenant_change" ON %I FOR UPDATE USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
