<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** REST `setup`: the set-up guide as its screen reads it, and what is done in it. */
final class SetupEndpoint {
	/** @param Closure(): Steps $steps Built when somebody comes to the guide. */
	public function __construct(
		private readonly Progress $progress,
		private readonly Closure $steps
	) {}

	public function show(): Response {
		return Response::json( $this->state() );
	}

	/** @throws Problem 400 for a step that there is not, or what it cannot do; nothing is changed then. */
	public function goOn( Request $request ): Response {
		$step = Step::tryFrom( $request->text( 'step' ) );
		if ( null === $step ) {
			throw $request->invalid( 'step', 'must be one of ' . implode( ', ', array_column( Step::cases(), 'value' ) ) );
		}
		match ( $request->text( 'do', 'look-at' ) ) {
			'look-at'  => $this->progress->goTo( $step ),
			'skip'     => $this->progress->leave( $step ),
			'finish'   => $this->finish( $step, $request ),
			'put-back' => ( $this->steps )()->putBack( $request ),
			default    => throw $request->invalid( 'do', 'must be look-at, skip, finish or put-back' ),
		};
		return Response::json( $this->state() );
	}

	private function finish( Step $step, Request $request ): void {
		( $this->steps )()->carryOut( $step, $request );
		$this->progress->finish( $step );
	}

	/** @return array<string, mixed> As blocks/setup-guide reads it. */
	public function state(): array {
		return [
			'at'    => $this->progress->at()->value,
			'done'  => $this->progress->finishedSteps(),
			'steps' => ( $this->steps )()->toArray(),
			'shop'  => ( $this->steps )()->shop(),
			'look'  => ( $this->steps )()->look(),
			'pages' => ( $this->steps )()->pages(),
			'ways'  => ( $this->steps )()->ways(),
			'end'   => ( $this->steps )()->end(),
		];
	}
}
