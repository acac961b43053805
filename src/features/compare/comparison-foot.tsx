import { __ } from '@marketday/kernel';
import type { useBusy } from '@marketday/ui';

import type { ComparisonData } from './comparison-data';

interface ComparisonFootProps {
	data: ComparisonData;
	busy: ReturnType< typeof useBusy >;
	onChoose: () => void;
	onClear: () => Promise< void >;
}

/** The table as a whole: what joins it, who else sees it, and how it is emptied. */
export function ComparisonFoot( {
	data: { isShared, link, places },
	busy,
	onChoose,
	onClear,
}: ComparisonFootProps ) {
	if ( isShared ) {
		return (
			<div className="marketday-compared__foot">
				{ link && (
					<a
						className="marketday-button"
						href={ link }
						rel="nofollow"
					>
						{ __( 'Add to my comparison', 'marketday' ) }
					</a>
				) }
			</div>
		);
	}
	return (
		<div className="marketday-compared__foot">
			{ places === 0 && (
				<button
					type="button"
					data-marketday-button="compare"
					className="marketday-button marketday-button--quiet"
					name="choose"
					onClick={ ( event ) => {
						event.preventDefault();
						onChoose();
					} }
				>
					{ __( 'Add a product', 'marketday' ) }
				</button>
			) }
			{ link && (
				<a className="marketday-compared__share" href={ link }>
					{ __( 'Link to this comparison', 'marketday' ) }
				</a>
			) }
			<button
				type="submit"
				data-marketday-button="compare"
				className="marketday-link wopb-compare-clear"
				name="clear"
				value="1"
				aria-busy={ busy.isBusy( 'clear' ) }
				onClick={ ( event ) => {
					event.preventDefault();
					void busy.once( 'clear', onClear );
				} }
			>
				{ __( 'Clear all', 'marketday' ) }
			</button>
		</div>
	);
}
