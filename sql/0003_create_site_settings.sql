CREATE TABLE site_settings (
  key text PRIMARY KEY,
  value text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

COMMENT ON TABLE site_settings IS 'Values that all servers of one database share: generated keys and markers.';
COMMENT ON COLUMN site_settings.key IS 'Name of the setting.';
COMMENT ON COLUMN site_settings.value IS 'Its value; may be a secret.';
COMMENT ON COLUMN site_settings.updated_at IS 'When the value was set.';
