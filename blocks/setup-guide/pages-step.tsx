import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Choice } from './choice';
import type { GuideState } from './guide-state';

interface PagesStepProps {
	pages: GuideState[ 'pages' ];
	chosen: readonly string[];
	onChange: ( chosen: string[] ) => void;
	onPutBack: ( page: string ) => void;
}

/** Basket and checkout that show WooCommerce's blocks: change them, or put them back. */
export const PagesStep = ( {
	pages,
	chosen,
	onChange,
	onPutBack,
}: PagesStepProps ) => (
	<>
		{ pages.map( ( { name, title, isTheirs } ) =>
			isTheirs ? (
				<Choice
					key={ name }
					{ ...{ name, chosen, onChange } }
					label={ sprintf(
						/* translators: %s: title of a page, such as 'Checkout'. */
						__( 'Use Marketday on the page “%s”', 'marketday' ),
						title
					) }
					help={ __(
						'It currently shows WooCommerce’s block. Everything else on the page stays, and you can switch back here.',
						'marketday'
					) }
				/>
			) : (
				<p key={ name }>
					{ sprintf(
						/* translators: %s: title of a page, such as 'Checkout'. */
						__( 'The page “%s” uses Marketday.', 'marketday' ),
						title
					) }{ ' ' }
					<Button variant="link" onClick={ () => onPutBack( name ) }>
						{ __( 'Switch back to WooCommerce', 'marketday' ) }
						<span className="screen-reader-text"> { title }</span>
					</Button>
				</p>
			)
		) }
	</>
);
