export { readTracks, type ReadTrack, type ReadTracks, type TracksAsked } from './read-tracks.ts';
