import {
	convert,
	type Rule,
	settingsInMarkup,
} from '@marketday/features/wow-store';
import { type Block, createBlock } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';

type Saved = Readonly< Record< string, unknown > >;

interface BlockSettings {
	transforms?: { from?: object[] };
}

const { marketdayWowStore: page } = window as unknown as {
	marketdayWowStore?: {
		rules: Record< string, Rule >;
		terms: Record< string, Record< string, number > >;
	};
};

const termId = ( taxonomy: string, slug: string ) =>
	page?.terms[ taxonomy ]?.[ slug ] ?? 0;

function transformsFrom( name: string, rule: Rule ): object[] {
	const make = ( saved: Saved, inner: Block[] ) => {
		const { to, settings, keepsInner } = convert( rule, saved, termId );
		return createBlock( to, settings, keepsInner ? inner : [] );
	};
	return [
		{
			type: 'block',
			blocks: [ name ],
			transform: ( saved: Saved, inner: Block[] = [] ) =>
				make( saved, inner ),
		},
		{
			// The plugin is gone: the editor knows the markup alone.
			type: 'block',
			blocks: [ 'core/missing' ],
			isMatch: ( { originalName }: Saved ) => originalName === name,
			transform: ( { originalContent }: Saved, inner: Block[] = [] ) =>
				make( settingsInMarkup( String( originalContent ) ), inner ),
		},
	];
}

addFilter(
	'blocks.registerBlockType',
	'marketday/wow-store',
	( settings: BlockSettings, name: string ) => {
		const more = Object.entries( page?.rules ?? {} ).filter(
			( [ , { to } ] ) => to === name
		);
		const from = more.flatMap( ( [ theirs, rule ] ) =>
			transformsFrom( theirs, rule )
		);
		return from.length > 0
			? {
					...settings,
					transforms: {
						...settings.transforms,
						from: [
							...( settings.transforms?.from ?? [] ),
							...from,
						],
					},
			  }
			: settings;
	}
);
