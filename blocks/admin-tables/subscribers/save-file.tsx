import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { sentenceOf } from '../use-response';
import { linesAfter, type Wanted } from './calls';

/** Progress of a file: it goes on here after a call that failed. */
export interface Progress {
	readonly parts: readonly string[];
	readonly count: number;
	readonly after: number;
}

const BEGIN: Progress = { parts: [], count: 0, after: 0 };

/**
 * Fetches the rest of the file, some thousand lines at a time.
 *
 * @param wanted
 * @param from
 * @param onProgress Hears of each part, so that nothing is fetched twice.
 * @throws What the call throws that failed.
 */
async function fetchRest(
	wanted: Wanted,
	from: Progress,
	onProgress: ( progress: Progress ) => void
): Promise< Progress > {
	let progress = from;
	for (;;) {
		const { lines, after, count, isOver } = await linesAfter(
			wanted,
			progress.after
		);
		progress = {
			parts: [ ...progress.parts, lines ],
			count: progress.count + count,
			after,
		};
		if ( isOver ) {
			return progress;
		}
		onProgress( progress );
	}
}

function hand( parts: readonly string[] ): void {
	const url = URL.createObjectURL(
		new Blob( [ ...parts ], { type: 'text/csv;charset=utf-8' } )
	);
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = 'subscribers.csv';
	link.click();
	URL.revokeObjectURL( url );
}

/** Saves those that are found as a file: with a bar, and from where it stopped. */
export function SaveFile( {
	wanted,
	total,
}: {
	wanted: Wanted;
	total: number;
} ) {
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ isBusy, setBusy ] = useState( false );
	const [ fault, setFault ] = useState( '' );
	const save = async ( from: Progress ) => {
		setBusy( true );
		setFault( '' );
		setProgress( from );
		try {
			hand( ( await fetchRest( wanted, from, setProgress ) ).parts );
			setProgress( null );
		} catch ( reason ) {
			setFault(
				sentenceOf(
					reason,
					__( 'The site isn’t responding.', 'marketday' )
				)
			);
		}
		setBusy( false );
	};
	return (
		<div className="marketday-subscribers__file">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy || total === 0 }
				accessibleWhenDisabled
				onClick={ () => save( fault && progress ? progress : BEGIN ) }
			>
				{ fault
					? __( 'Continue where it stopped', 'marketday' )
					: __( 'Save as CSV', 'marketday' ) }
			</Button>
			{ progress && (
				<progress
					aria-label={ __( 'Export progress', 'marketday' ) }
					max={ Math.max( total, 1 ) }
					value={ progress.count }
				/>
			) }
			{ fault && progress && (
				<Notice status="error" isDismissible={ false }>
					{ sprintf(
						/* translators: 1: why it stopped, 2: number of lines that have come, 3: number of all lines. */
						__( '%1$s %2$s of %3$s lines received.', 'marketday' ),
						fault,
						String( progress.count ),
						String( total )
					) }
				</Notice>
			) }
		</div>
	);
}
