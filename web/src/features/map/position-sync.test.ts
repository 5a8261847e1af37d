import { followAddress, NOT_SYNCED, reported, type PositionSync } from './position-sync.ts';

const kyoto = { lat: 35.01, lng: 135.77, zoom: 10 };
const oslo = { lat: 59.91, lng: 10.75, zoom: 6.5 };
const after = (sync: PositionSync, at: typeof kyoto | null, subject = 'all') => followAddress(sync, at, subject);
const settled = (at: typeof kyoto | null) => after(NOT_SYNCED, at).sync;

describe('the course of the map', () => {
  it('fits once when the address says no position', () => {
    const first = after(NOT_SYNCED, null);
    expect(first.go).toBe('fit');
    expect(after(first.sync, null).go).toBe('stay');
  });

  it('goes where the address says instead of fitting', () => {
    const first = after(NOT_SYNCED, kyoto);
    expect(first.go).toBe('jump');
    expect(after(first.sync, kyoto).go).toBe('stay');
  });

  it('fits again for a new search, category or reset', () => {
    expect(after(settled(null), null, 'onsen').go).toBe('fit');
    expect(after(settled(kyoto), null, 'onsen').go).toBe('fit');
  });

  it('fits again when Back leads to where no position was', () => {
    expect(after(settled(kyoto), null).go).toBe('fit');
  });

  it('stays when its own report comes back through the address, rounded', () => {
    const moved = reported(settled(null), { lat: 59.9100012, lng: 10.7499987, zoom: 6.5032 });
    expect(after(moved, { ...oslo, zoom: 6.5 }).go).toBe('stay');
  });

  it('stays when an earlier report comes back after a later one was made', () => {
    const moved = reported(reported(settled(null), oslo), kyoto);
    const first = after(moved, oslo);
    expect(first.go).toBe('stay');
    expect(after(first.sync, kyoto).go).toBe('stay');
  });

  it('jumps back to where it was before the near box moved it', () => {
    const atOslo = after(reported(settled(null), oslo), oslo).sync;
    const atKyoto = after(atOslo, kyoto);
    expect(atKyoto.go).toBe('jump');
    expect(after(atKyoto.sync, oslo).go).toBe('jump');
  });
});
