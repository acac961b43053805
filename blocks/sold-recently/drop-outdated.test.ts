import { dropOutdated } from './drop-outdated';

it( 'takes away figures that are no longer true, and leaves others', () => {
	const at = ( seconds: number ) => Math.floor( Date.now() / 1000 ) + seconds;
	document.body.innerHTML = `<ul class="marketday-sold" data-until="${ at(
		-1
	) }"></ul><ul class="marketday-sold" data-until="${ at(
		60
	) }" id="true"></ul>`;

	dropOutdated();

	expect(
		[ ...document.querySelectorAll( 'ul' ) ].map( ( { id } ) => id )
	).toEqual( [ 'true' ] );
} );
