export { noticeIsland } from './island';
