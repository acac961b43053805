import { dropOutdated } from './drop-outdated';

dropOutdated();
