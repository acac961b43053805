export { panelIsland } from './panel-island';
export { moreIsland } from './more-island';
export { foldMenus } from './overflow-menu';
