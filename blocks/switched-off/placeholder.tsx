import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import { getBlockType, registerBlockType } from '@wordpress/blocks';
import { ExternalLink, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface SwitchedOff {
	blocks: readonly string[];
	/** Address where features are switched on; '' for who may not. */
	screen: string;
}

declare global {
	interface Window {
		/** Data of Kernel\SwitchedOffBlocks. */
		marketdaySwitchedOff?: SwitchedOff;
	}
}

/** Blocks of features that are switched off: what was set in them, and what is in them, stays in the content. */
export function registerPlaceholders(): void {
	const { blocks, screen }: SwitchedOff = window.marketdaySwitchedOff ?? {
		blocks: [],
		screen: '',
	};
	for ( const name of blocks ) {
		// Title and attributes are the server's.
		registerBlockType( name, {
			edit: () => <Off { ...{ name, screen } } />,
			save: () => <InnerBlocks.Content />,
		} as never );
	}
}

function Off( { name, screen }: { name: string; screen: string } ) {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				label={ getBlockType( name )?.title ?? name }
				instructions={ __(
					'This feature is switched off, so the block shows nothing on the page. Its content is kept.',
					'marketday'
				) }
			>
				{ screen !== '' && (
					<ExternalLink href={ screen }>
						{ __( 'Switch it on', 'marketday' ) }
					</ExternalLink>
				) }
			</Placeholder>
		</div>
	);
}
