import { enhanceTables } from './events-table';

const table = ( ids: number[] ) => `
	<div class="marketday-events-table__container" id="t">
		<form data-table-form action="/programme/"><input name="events-search" value=""><button>Show events</button></form>
		<p data-table-info>Showing ${ ids[ 0 ] } to ${ ids.at( -1 ) } of 4 entries</p>
		${ ids
			.map(
				( id ) =>
					`<input type="checkbox" name="events[]" value="${ id }" form="t-take">`
			)
			.join( '' ) }
		<a data-table-way="page-2" href="/programme/?events-page=2">2</a>
		<form id="t-take" data-table-take action="/"><input type="checkbox" name="all" value="1"><button type="reset">Clear Selection.</button><span data-table-count></span></form>
	</div>`;

const box = ( id: number ) =>
	document.querySelector< HTMLInputElement >(
		`input[name="events[]"][value="${ id }"]`
	)!;
const submittedEvents = () =>
	new FormData(
		document.querySelector< HTMLFormElement >( '[data-table-take]' )!
	).getAll( 'events[]' );
const settle = () => new Promise( ( done ) => setTimeout( done, 20 ) );

describe( 'a table of events', () => {
	const asked: string[] = [];

	beforeAll( () => {
		document.body.innerHTML = table( [ 1, 2 ] );
		enhanceTables();
		window.fetch = ( ( url: string ) => {
			asked.push( url );
			return Promise.resolve( {
				ok: true,
				headers: new Headers(),
				text: () =>
					Promise.resolve(
						`<!doctype html><body>${ table( [ 3, 4 ] ) }</body>`
					),
			} );
		} ) as typeof fetch;
	} );

	it( 'keeps what is chosen from page to page', async () => {
		box( 2 ).click();
		document
			.querySelector< HTMLElement >( '[data-table-way="page-2"]' )
			?.click();
		await settle();

		expect( asked ).toEqual( [
			expect.stringContaining( '/programme/?events-page=2' ),
		] );
		expect( window.location.search ).toBe( '?events-page=2' );
		box( 3 ).click();
		expect( submittedEvents().sort() ).toEqual( [ '2', '3' ] );
		expect(
			document.querySelector( '[data-table-count]' )?.textContent
		).toBe( '2 selected' );
	} );

	it( 'Select all pages marks every one, Clear Selection. none', async () => {
		const all =
			document.querySelector< HTMLInputElement >( '[name="all"]' )!;
		all.click();
		expect( [ box( 3 ).checked, box( 4 ).checked ] ).toEqual( [
			true,
			true,
		] );
		document
			.querySelector< HTMLElement >( 'button[type="reset"]' )
			?.click();
		await settle();

		expect( [ all.checked, box( 3 ).checked, submittedEvents() ] ).toEqual(
			[ false, false, [] ]
		);
	} );
} );
