import { trafficSource } from './traffic-source';

const PAGE = 'https://www.shop.example/mug/';

describe( 'the source of a visit', () => {
	it.each( [
		[
			'a campaign with everything',
			`${ PAGE }?utm_source=news&utm_medium=email&utm_campaign=spring%20sale&utm_content=top&utm_term=mug&utm_id=7&utm_source_platform=P&utm_creative_format=F&utm_marketing_tactic=T`,
			'',
			{
				typ: 'utm',
				src: 'news',
				mdm: 'email',
				cmp: 'spring sale',
				cnt: 'top',
				trm: 'mug',
				id: '7',
				plt: 'P',
				fmt: 'F',
				tct: 'T',
			},
		],
		[
			'one word of a campaign',
			`${ PAGE }?utm_term=mug`,
			'https://www.google.com/',
			{ typ: 'utm', src: '(none)', mdm: '(none)', trm: 'mug' },
		],
		[
			'a click on an advertisement',
			`${ PAGE }?gclid=abc`,
			'',
			{ typ: 'utm', src: 'google', mdm: 'cpc', cmp: 'google_cpc' },
		],
		[
			'a search engine with what was searched',
			PAGE,
			'https://www.bing.com/search?q=mugs',
			{ typ: 'organic', src: 'bing', mdm: 'organic' },
		],
		[
			'Google, which tells nobody',
			PAGE,
			'https://www.google.co.uk/',
			{ typ: 'organic', src: 'google', mdm: 'organic' },
		],
		[
			'a search engine without a query',
			PAGE,
			'https://www.bing.com/',
			{ typ: 'referral', src: 'bing.com', mdm: 'referral' },
		],
		[
			'another site',
			PAGE,
			'https://blog.example/tea/?page=2',
			{
				typ: 'referral',
				src: 'blog.example',
				mdm: 'referral',
				cnt: '/tea/',
			},
		],
		[
			'a short link of a social site',
			PAGE,
			'https://t.co/abc',
			{ typ: 'referral', src: 'twitter.com' },
		],
	] )( 'is %s', ( _what, page, referrer, source ) => {
		expect( trafficSource( page, referrer, false ) ).toMatchObject(
			source
		);
	} );

	it.each( [
		[ 'nothing at all', '', false ],
		[ 'the shop itself', 'https://shop.example/', false ],
		[ 'a part of the shop', 'https://blog.shop.example/', false ],
		[ 'another site within a visit', 'https://blog.example/', true ],
		[ 'no address', 'android-app://com.example/', false ],
	] )( 'is not known from %s', ( _what, referrer, hasSession ) => {
		expect( trafficSource( PAGE, referrer, hasSession ) ).toBeNull();
	} );

	it( 'is a search engine within a visit too', () => {
		expect(
			trafficSource( PAGE, 'https://duckduckgo.com/?q=mug', true )
		).toMatchObject( { typ: 'organic', src: 'duckduckgo' } );
	} );
} );
