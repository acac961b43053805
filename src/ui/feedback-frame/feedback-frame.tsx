import { forwardRef, type ReactNode } from 'react';

import { Toast } from '../toast/toast';

const SHOWN_FOR = 5000;

export interface FeedbackFrameProps {
	className: string | undefined;
	/** Says what went wrong last, if anything. */
	problem: string;
	/** Says what was done last, for a moment. */
	done: string;
	/** Called when that moment is over. */
	onClose: () => void;
	children: ReactNode;
}

/** Contents between what went wrong and what was done with them. */
export const FeedbackFrame = forwardRef< HTMLDivElement, FeedbackFrameProps >(
	function Frame( { className, problem, done, onClose, children }, ref ) {
		return (
			<div ref={ ref } className={ className }>
				{ problem && (
					<p className="marketday-problem" role="alert">
						{ problem }
					</p>
				) }
				{ children }
				<Toast duration={ SHOWN_FOR } onClose={ onClose }>
					{ done || null }
				</Toast>
			</div>
		);
	}
);
