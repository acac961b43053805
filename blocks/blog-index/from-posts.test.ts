import { fromLatestPosts, fromQueryLoop, listsPosts } from './from-posts';

describe( 'Latest posts', () => {
	it( 'keep number, columns, category and what is shown', () => {
		expect(
			fromLatestPosts( {
				align: 'wide',
				postsToShow: 4,
				postLayout: 'grid',
				columns: 2,
				categories: [ { id: 7, value: 'News' } ],
				displayPostContent: true,
				displayPostDate: true,
			} )
		).toEqual( {
			align: 'wide',
			perPage: 4,
			columns: 2,
			category: 7,
			showExcerpt: true,
			showDate: true,
			showAuthor: false,
			showPicture: false,
			showCategory: false,
			infiniteScroll: false,
		} );
	} );

	it( 'stand in one column as a list', () => {
		expect( fromLatestPosts( { columns: 3 } ) ).toMatchObject( {
			columns: 1,
			perPage: 5,
			category: 0,
		} );
	} );
} );

describe( 'A query loop', () => {
	it.each( [
		[ { taxQuery: { category: [ 3, 4 ] } }, 3 ],
		[ { taxQuery: { include: { category: [ 5 ] } } }, 5 ],
		[ {}, 0 ],
	] )( 'of posts keeps its category: %j', ( query, category ) => {
		expect(
			fromQueryLoop( { query: { perPage: 6, ...query } } )
		).toMatchObject( { perPage: 6, inherit: false, category } );
	} );

	it( 'is one of posts, or of something else', () => {
		expect( listsPosts( { query: { postType: 'post' } } ) ).toBe( true );
		expect( listsPosts( { query: { postType: 'page' } } ) ).toBe( false );
	} );
} );
