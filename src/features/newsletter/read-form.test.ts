import { readForm } from './read-form';

function read( fields: string ) {
	document.body.innerHTML = `<div><form class="marketday-newsletter__form"><div class="marketday-newsletter__fields">${ fields }</div></form></div>`;
	return readForm( document.body.firstElementChild as HTMLElement );
}

it( 'keeps the space between blocks, and what is not the form’s own, as they stand', () => {
	const { parts } = read( '<p>One</p>\n\n<!-- a note --><hr>' ).state;

	expect( parts ).toEqual( [
		{ kind: 'foreign', tag: 'p', attributes: {}, html: 'One' },
		'\n\n',
		{ kind: 'foreign', tag: 'hr', attributes: {}, html: '' },
	] );
} );

it( 'takes what the server drew, not what was typed since', () => {
	document.body.innerHTML =
		'<div><form class="marketday-newsletter__form"><div class="marketday-newsletter__fields"><div class="marketday-newsletter-field"><label>Town</label><input class="marketday-field__control" name="data[cf_town]" value="Leeds"></div></div></form></div>';
	document.querySelector( 'input' )!.value = 'York';

	const { state } = readForm(
		document.body.firstElementChild as HTMLElement
	);

	expect( state.parts?.[ 0 ] ).toMatchObject( { value: 'Leeds' } );
} );

it( 'leaves a captcha in a field’s place to its owner', () => {
	const { parts } = read(
		'<div class="marketday-newsletter-field is-captcha"><div class="marketday-captcha"><input class="marketday-field__control" name="data[captcha]"></div></div>'
	).state;

	expect( parts?.[ 0 ] ).toMatchObject( { kind: 'foreign' } );
} );
