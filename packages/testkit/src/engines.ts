/** Real engines that tests use where one is reachable. */
export type EngineSetting = 'MONGODB_URL' | 'KAFKA_BROKERS' | 'ELASTICSEARCH_URL' | 'S3_ENDPOINT';

/** Declares tests for a real engine where its address is set; elsewhere leaves one skipped test that says what was not run. */
export const whereEngine = (setting: EngineSetting, declare: (address: string) => void): void => {
  const address = process.env[setting];
  if (address) declare(address);
  else it.skip(`runs on the real engine (${setting} is not set)`, () => undefined);
};
