import { cleanup, render, screen } from '@testing-library/react';

import {
	find,
	showComparison as show,
} from '../../../tests/fakes/comparison-page';

describe( 'the arrows', () => {
	it( 'add their product, and say so with a way to the comparison', async () => {
		const arrows = show( [ 7 ], false );

		await arrows.press( find( '[data-postid]' ) );

		expect( arrows.memory.ids ).toEqual( [ 7, 5 ] );
		expect( arrows.mark ).toHaveBeenLastCalledWith( [ 7, 5 ] );
		const [ message, action ] = arrows.overlay.say.mock.calls[ 0 ] ?? [];
		expect( [ message, action?.label ] ).toEqual( [
			'Added to your comparison.',
			'Compare (2)',
		] );
		action?.run();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( arrows.overlay.show ).toHaveBeenCalled();
	} );

	it.each( [ 'popup', 'redirect' ] )(
		'do after an addition what the shop wants: %s',
		async ( action ) => {
			const { press: pressed, goTo, overlay } = show( [], false );
			find( '[data-postid]' ).dataset.addedAction = action;

			await pressed( find( '[data-postid]' ) );

			expect( goTo.mock.calls ).toEqual(
				action === 'redirect' ? [ [ '/compare/' ] ] : []
			);
			expect( overlay.show ).toHaveBeenCalledTimes(
				action === 'popup' ? 1 : 0
			);
		}
	);

	it( 'that are on take their product out', async () => {
		const { press: pressed, memory } = show( [ 5 ], false );

		await pressed( find( '[data-postid]' ) );

		expect( memory.ids ).toEqual( [] );
	} );

	it( 'are off again where the shop refuses', async () => {
		const { press: pressed, call, mark, reportFailure } = show( [], false );
		call.mockResolvedValue(
			'{"success":false,"data":"Compare Not Added"}'
		);

		await pressed( find( '[data-postid]' ) );

		expect( mark ).toHaveBeenLastCalledWith( [] );
		expect( reportFailure ).toHaveBeenCalled();
	} );
} );

describe( 'the link with the count', () => {
	it( 'opens the comparison over the page, and asks nothing for an empty one', async () => {
		const full = show( [ 5 ], false );
		await full.press( find( '.link' ) );
		const [ request, content ] = full.overlay.show.mock.calls[ 0 ] ?? [];
		render( <>{ content }</> );
		expect( request?.title ).toBe( 'Compare' );
		expect(
			screen.getAllByRole( 'columnheader', { name: /Mug 5/ } )
		).not.toEqual( [] );
		cleanup();

		const empty = show( [], false );
		await empty.press( find( '.link' ) );
		expect( empty.call ).not.toHaveBeenCalled();
		expect( empty.goTo ).toHaveBeenCalledWith( '/compare/' );
	} );
} );
