import { describeMarkup } from '../../../tests/parity';
import { accountIsland } from './island';

describeMarkup(
	'account',
	accountIsland( () => {} )
);
