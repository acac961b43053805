<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

/** Progress of the site's people with the guide: the same for all of them, kept until they come back. */
final class Progress {
	private const OPTION = 'marketday_setup';

	public function at(): Step {
		$at = $this->readOption()['at'];
		return Step::tryFrom( $at ) ?? Step::Shop;
	}

	/** @return list<string> */
	public function finishedSteps(): array {
		return $this->readOption()['done'];
	}

	public function hasBegun(): bool {
		return false !== get_option( self::OPTION );
	}

	public function goTo( Step $step ): void {
		$this->keep( $step, $this->finishedSteps() );
	}

	public function leave( Step $step ): void {
		$this->keep( $step->next(), $this->finishedSteps() );
	}

	public function finish( Step $step ): void {
		$this->keep( $step->next(), array_values( array_unique( [ ...$this->finishedSteps(), $step->value ] ) ) );
	}

	/** @param list<string> $done */
	private function keep( Step $at, array $done ): void {
		update_option( self::OPTION, [
			'at'   => $at->value,
			'done' => $done,
		], false );
	}

	/** @return array{at: string, done: list<string>} */
	private function readOption(): array {
		$kept = get_option( self::OPTION );
		$kept = is_array( $kept ) ? $kept : [];
		$done = is_array( $kept['done'] ?? null ) ? $kept['done'] : [];
		return [
			'at'   => is_string( $kept['at'] ?? null ) ? $kept['at'] : '',
			'done' => array_values( array_filter( $done, static fn ( mixed $step ): bool => is_string( $step ) && null !== Step::tryFrom( $step ) ) ),
		];
	}
}
