import type { CSSProperties } from 'react';

export interface ProgressBarProps {
	/** Says it all: the bar beside it is for the eye. */
	text: string;
	/** 0 to 100. */
	percent: number;
}

/** A sentence about something that fills, and how full it is. */
export function ProgressBar( { text, percent }: ProgressBarProps ) {
	const filled = { '--marketday-filled': `${ percent }%` } as CSSProperties;
	return (
		<div
			className={
				percent < 100
					? 'marketday-progress'
					: 'marketday-progress marketday-progress--full'
			}
		>
			<p className="marketday-progress__text">{ text }</p>
			<div
				className="marketday-progress__track"
				aria-hidden="true"
				style={ filled }
			/>
		</div>
	);
}
