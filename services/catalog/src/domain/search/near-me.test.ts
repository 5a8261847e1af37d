import { withoutNearMe } from './near-me.ts';

describe('“near me”', () => {
  it.each([
    ['spa near me', 'spa'],
    ['Spa near me?', 'Spa'],
    ['near me', ''],
    ['hot springs nearby', 'hot springs'],
    ['Therme in meiner Nähe', 'Therme'],
    ['in meiner Nähe Sauna', 'Sauna'],
    ['hammam près de moi', 'hammam'],
    ['hammam pres de moi', 'hammam'],
    ['aguas termales cerca de mí', 'aguas termales'],
    ['aguas termales cerca de mi', 'aguas termales'],
    ['近くの温泉', '温泉'],
    ['温泉 近く', '温泉'],
    ['附近的温泉', '温泉'],
    ['温泉 附近', '温泉'],
    ['حمام بالقرب مني', 'حمام'],
    ['termálfürdő a közelemben', 'termálfürdő'],
    ['közelemben', ''],
  ])('is read in %j, and leaves %j', (text, rest) => {
    expect(withoutNearMe(text)).toBe(rest);
  });

  it.each([
    'spa near Kyoto',
    'nearby Kyoto',
    'Therme in der Nähe von Berlin',
    'cerca de Madrid',
    '東京の近くの温泉',
    '东京附近温泉',
    'meditation',
  ])('is not read in %j', (text) => {
    expect(withoutNearMe(text)).toBeNull();
  });
});
