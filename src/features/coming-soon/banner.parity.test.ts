import { describeMarkup } from '../../../tests/parity';
import { bannerIsland } from './island';

describeMarkup(
	'coming-soon',
	bannerIsland( { dismiss: () => Promise.resolve(), report: () => {} } )
);
