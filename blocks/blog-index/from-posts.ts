import { alignOf, type Foreign } from '../_shared/editor/foreign';

const record = ( value: unknown ): Foreign =>
	typeof value === 'object' && value !== null ? { ...value } : {};
const whole = ( value: unknown, most: number ): number | undefined =>
	typeof value === 'number' && value > 0
		? Math.min( most, Math.round( value ) )
		: undefined;

/** The first of several: ours shows one category, or all. */
const first = ( value: unknown ): number => {
	const [ one ] = Array.isArray( value ) ? value : [];
	const id = Number( typeof one === 'object' ? record( one ).id : one );
	return Number.isInteger( id ) && id > 0 ? id : 0;
};

/** Settings of the block Latest Posts. */
export const fromLatestPosts = ( attributes: Foreign ): object => ( {
	...alignOf( attributes ),
	perPage: whole( attributes.postsToShow, 100 ) ?? 5,
	columns:
		attributes.postLayout === 'grid'
			? whole( attributes.columns, 6 ) ?? 3
			: 1,
	category: first( attributes.categories ),
	showExcerpt: attributes.displayPostContent === true,
	showDate: attributes.displayPostDate === true,
	showAuthor: attributes.displayAuthor === true,
	showPicture: attributes.displayFeaturedImage === true,
	showCategory: false,
	infiniteScroll: false,
} );

/** Tells whether a Query Loop lists posts. */
export const listsPosts = ( attributes: Foreign ): boolean =>
	( record( attributes.query ).postType ?? 'post' ) === 'post';

/** Settings of a Query Loop: what it lists. Its parts are laid out by hand, ours are chosen in the sidebar. */
export function fromQueryLoop( attributes: Foreign ): object {
	const query = record( attributes.query );
	const terms = record( query.taxQuery );
	const included = record( terms.include ?? terms );
	return {
		...alignOf( attributes ),
		inherit: query.inherit === true,
		perPage: whole( query.perPage, 100 ),
		category: first( included.category ),
	};
}
