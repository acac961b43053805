import cases from '../../../tests/fixtures/folding-cases.json';
import { foldText } from './fold-text';

describe( 'foldText', () => {
	it.each( cases.map( ( texts ) => [ texts ] ) )(
		'makes %j one text, the one of PHP',
		( [ folded = '', ...texts ] ) => {
			expect( texts.map( foldText ) ).toEqual(
				texts.map( () => folded )
			);
			expect( foldText( folded ) ).toBe( folded );
		}
	);
} );
