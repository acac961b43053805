import { loadListStyles } from './list-styles';

const sheets = () =>
	[ ...document.querySelectorAll( 'link' ) ].map( ( { id, href } ) => [
		id,
		href,
	] );

it.each( [ '', '-rtl' ] )(
	'the look of lists comes once, where pages have the sheet “product-buttons%s”',
	( end ) => {
		document.head.innerHTML = `<link rel="stylesheet" id="marketday-product-buttons${ end }-css" href="https://shop.example/build/product-buttons${ end }.css?ver=1">`;

		loadListStyles();
		loadListStyles();

		expect( sheets().slice( 1 ) ).toEqual( [
			[
				`marketday-product-lists${ end }-css`,
				`https://shop.example/build/product-lists${ end }.css?ver=1`,
			],
		] );
	}
);
