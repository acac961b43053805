// @features newsletter

import {
	call,
	formOf,
	hiddenFields,
	pause,
	subscriber,
	token,
} from './newsletter-page';

/** A form of every kind of field, as an editor may make it. */
const FIELDS = [
	{ kind: 'email' },
	{ kind: 'first_name', required: true },
	{ kind: 'last_name' },
	{ kind: 'text', label: 'Town', required: true },
	{ kind: 'textarea', label: 'Remarks' },
	{ kind: 'select', label: 'Size', options: [ 'Small', 'Large' ] },
	{
		kind: 'radio',
		label: 'Rhythm',
		options: [ 'Weekly', 'Monthly' ],
		required: true,
	},
	{ kind: 'checkbox', label: 'Topics', options: [ 'Food', 'Walks' ] },
	{ kind: 'checkbox', label: 'Adult', required: true },
	{ kind: 'date', label: 'Birthday' },
	{ kind: 'lists', required: true },
	{ kind: 'consent' },
	{ kind: 'submit' },
];

let hidden: Record< string, string > = {};
let ripe = '';
let number = 0;
const someone = () => `fields-${ Date.now() }-${ ++number }@example.com`;

const RIGHT: Record< string, string > = {
	'data[form_field_first_name]': 'Ann',
	'data[form_field_last_name]': 'O’Neill-Łuk',
	'data[cf_town]': 'Kendal',
	'data[cf_remarks]': 'One line.\nAnother.',
	'data[cf_size]': 'Large',
	'data[cf_rhythm]': 'Weekly',
	'data[cf_topics][]': 'Walks',
	'data[cf_adult]': '1',
	'data[cf_birthday]': '1990-02-28',
	'data[segments][]': '1',
	'data[consent]': '1',
};

const subscribe = ( email: string, more: Record< string, string > = {} ) =>
	call( {
		...hidden,
		token: ripe,
		'data[email]': '',
		'data[form_field_email]': email,
		...RIGHT,
		...more,
	} );

beforeAll( async () => {
	hidden = await hiddenFields(
		formOf( 'every-field', FIELDS ),
		'every-field'
	);
	ripe = await token();
	await pause( 2100 );
} );

it( 'a form with every field is taken when all of them are right', async () => {
	const email = someone();
	const { status, json } = await subscribe( email );

	expect( json ).toEqual( { meta: {}, data: [] } );
	expect( status ).toBe( 200 );
	expect( subscriber( email ).status ).toBe( 'unconfirmed' );
} );

/** What is sent, and what is said of it. */
const WRONG: [ string, Record< string, string >, RegExp ][] = [
	[
		'an address that is empty',
		{ 'data[form_field_email]': '' },
		/Enter your email/,
	],
	[
		'an address of blanks',
		{ 'data[form_field_email]': '   ' },
		/Enter your email/,
	],
	[
		'an address without a domain',
		{ 'data[form_field_email]': 'ann@' },
		/full email/,
	],
	[
		'two addresses',
		{ 'data[form_field_email]': 'a@example.com,b@example.com' },
		/full email/,
	],
	[
		'an address with markup',
		{ 'data[form_field_email]': '<b>ann@example.com' },
		/full email/,
	],
	[
		'an address as a list',
		{
			'data[form_field_email][]': 'ann@example.com',
			'data[form_field_email]': '',
		},
		/email/,
	],
	[
		'an address of 200 letters',
		{
			'data[form_field_email]': `${ 'a'.repeat( 60 ) }@${ 'b'.repeat(
				60
			) }.${ 'c'.repeat( 60 ) }.example`,
		},
		/at most 150|full email/,
	],
	[ 'no first name', { 'data[form_field_first_name]': '' }, /First name/ ],
	[
		'a first name of 101 letters',
		{ 'data[form_field_first_name]': 'a'.repeat( 101 ) },
		/at most 100/,
	],
	[
		'a last name with brackets',
		{ 'data[form_field_last_name]': 'Smith <script>' },
		/valid name/,
	],
	[
		'a last name with an address',
		{ 'data[form_field_last_name]': 'see https://x.example' },
		/web addresses/,
	],
	[ 'no town', { 'data[cf_town]': ' ' }, /Town/ ],
	[
		'a town of 201 letters',
		{ 'data[cf_town]': 'x'.repeat( 201 ) },
		/at most 200/,
	],
	[
		'remarks of 1,001 letters',
		{ 'data[cf_remarks]': 'x'.repeat( 1001 ) },
		/at most 1000/,
	],
	[
		'a size that is not offered',
		{ 'data[cf_size]': 'Huge' },
		/one of the options/,
	],
	[ 'no rhythm', { 'data[cf_rhythm]': '' }, /Rhythm/ ],
	[
		'a rhythm that is not offered',
		{ 'data[cf_rhythm]': 'Daily' },
		/one of the options/,
	],
	[
		'a topic that is not offered',
		{ 'data[cf_topics][]': 'Money' },
		/one of the options/,
	],
	[ 'a box that has to be ticked', { 'data[cf_adult]': '' }, /Adult/ ],
	[
		'a day that is not there',
		{ 'data[cf_birthday]': '1990-02-30' },
		/a real date/,
	],
	[
		'a day in another form',
		{ 'data[cf_birthday]': '28.02.1990' },
		/a real date/,
	],
	[ 'no list', { 'data[segments][]': '' }, /select a list/ ],
	[
		'a list that is not there',
		{ 'data[segments][]': '99999' },
		/one of the options/,
	],
	[ 'no consent', { 'data[consent]': '' }, /Tick this box/ ],
];

it.each( WRONG )(
	'refuses %s, with a sentence and nothing kept',
	async ( _what, fields, sentence ) => {
		const email = someone();
		const { status, json } = await subscribe( email, fields );

		expect( status ).toBe( 400 );
		expect(
			json.errors
				.map( ( { message }: { message: string } ) => message )
				.join( '\n' )
		).toMatch( sentence );
		expect( subscriber( email ) ).toEqual( {} );
	}
);

it( 'says all that is wrong at once, a sentence for each field', async () => {
	const { json } = await subscribe( 'nobody', {
		'data[cf_town]': '',
		'data[cf_birthday]': 'soon',
		'data[consent]': '',
	} );

	expect( json.errors ).toHaveLength( 4 );
} );
