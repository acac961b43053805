import { Button, Notice } from '@wordpress/components';
import { createRoot, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import type { Finish, GuideState, StepName } from './guide-state';
import { LookStep } from './look-step';
import { ShopStep } from './shop-step';
import { StepLinks } from './step-links';
import { useGuide } from './use-guide';

interface StepListProps {
	state: GuideState;
	onChoose: ( step: StepName ) => void;
}

/** All steps with where one stands; each can be gone to. */
const StepList = ( { state, onChoose }: StepListProps ) => (
	<ol className="marketday-setup__steps">
		{ state.steps.map( ( { name, title } ) => (
			<li
				key={ name }
				className={ state.done.includes( name ) ? 'is-done' : '' }
			>
				<Button
					variant="link"
					aria-current={ name === state.at ? 'step' : undefined }
					onClick={ () => onChoose( name ) }
				>
					{ title }
					{ state.done.includes( name ) && (
						<span className="screen-reader-text">
							{ ' ' }
							{ __( '(done)', 'marketday' ) }
						</span>
					) }
				</Button>
			</li>
		) ) }
	</ol>
);

/** What the step's own fields hold until it is finished. */
function useFields( state: GuideState ) {
	const [ shop, setShop ] = useState( state.shop );
	const [ chosen, setChosen ] = useState(
		state.look
			.filter( ( { isMade } ) => ! isMade )
			.map( ( { name } ) => name )
	);
	const values: Partial< Record< StepName, Finish > > = {
		shop,
		look: { parts: chosen },
	};
	return { shop, setShop, chosen, setChosen, values };
}

/** Five steps to a shop. */
export function Guide( { first }: { first: GuideState } ) {
	const { state, isBusy, fault, lookAt, skip, finish } = useGuide( first );
	const fields = useFields( state );
	const heading = useRef< HTMLHeadingElement >( null );
	const { at, steps, done, ways } = state;
	const place = steps.findIndex( ( { name } ) => name === at );
	const step = steps[ place ];
	const isLast = place === steps.length - 1;
	const isFinished = done.length === steps.length;

	const shown = useRef( at );
	useEffect( () => {
		// Who goes on by the keyboard is led to what is new.
		if ( shown.current !== at ) {
			heading.current?.focus();
		}
		shown.current = at;
	}, [ at ] );

	if ( ! step ) {
		return null;
	}
	return (
		<div className="marketday-setup">
			<StepList state={ state } onChoose={ lookAt } />
			<section className="marketday-setup__step">
				<p className="marketday-setup__place">
					{ sprintf(
						/* translators: 1: number of a step, 2: number of steps. */
						__( 'Step %1$d of %2$d', 'marketday' ),
						place + 1,
						steps.length
					) }
				</p>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ step.title }
				</h2>
				<p>{ step.text }</p>
				{ fault && (
					<Notice status="error" isDismissible={ false }>
						{ fault }
					</Notice>
				) }
				{ isLast && isFinished && (
					<Notice status="success" isDismissible={ false }>
						{ __(
							'All steps are done: the shop is ready.',
							'marketday'
						) }
					</Notice>
				) }
				{ at === 'shop' && (
					<ShopStep
						shop={ fields.shop }
						onChange={ fields.setShop }
					/>
				) }
				{ at === 'look' && (
					<LookStep
						look={ state.look }
						chosen={ fields.chosen }
						onChange={ fields.setChosen }
					/>
				) }
				{ step.checks.length > 0 && (
					<ul className="marketday-setup__checks">
						{ step.checks.map( ( { label, isDone } ) => (
							<li
								key={ label }
								className={ isDone ? 'is-done' : '' }
							>
								{ label }{ ' ' }
								<span className="screen-reader-text">
									{ isDone
										? __( '(done)', 'marketday' )
										: __( '(still to do)', 'marketday' ) }
								</span>
							</li>
						) ) }
					</ul>
				) }
				<StepLinks step={ at } ways={ ways } />
				<div className="marketday-setup__buttons">
					<Button
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => finish( at, fields.values[ at ] ) }
						__next40pxDefaultSize
					>
						{ isLast
							? __( 'Finish', 'marketday' )
							: __( 'Save and go on', 'marketday' ) }
					</Button>
					{ ! isLast && (
						<Button
							variant="tertiary"
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ () => skip( at ) }
							__next40pxDefaultSize
						>
							{ __( 'Skip this step', 'marketday' ) }
						</Button>
					) }
					<a href={ ways.leave }>
						{ __( 'Leave, and go on later', 'marketday' ) }
					</a>
				</div>
			</section>
		</div>
	);
}

/** Draws the guide where its screen has a place for it. */
export function startGuide(): void {
	const place = document.getElementById( 'marketday-setup-guide' );
	if ( place?.dataset.state ) {
		createRoot( place ).render(
			<Guide first={ JSON.parse( place.dataset.state ) } />
		);
	}
}
