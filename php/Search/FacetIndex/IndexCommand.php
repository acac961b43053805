<?php

declare( strict_types=1 );

namespace Marketday\Search\FacetIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\IndexCheck;
use Marketday\Search\Index\IndexState;

/** `index` builds the facet index anew; `index --resume` goes on with a build; `index check` compares it with the catalogue. */
final class IndexCommand {
	private const PACE = 2.0;

	private string $lastLine = '';

	public function __construct(
		private readonly IndexWork $work,
		private readonly IndexCheck $check
	) {}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 * @return int 0 when all is well, 1 when the check found a difference, 2 when the command was called wrongly.
	 */
	public function run( array $arguments, callable $print ): int {
		return match ( $arguments ) {
			[]             => $this->begin( $print ),
			[ '--resume' ] => $this->build( IndexState::read(), $print ),
			[ 'check' ]    => $this->compare( $print ),
			default        => $this->usage( $print ),
		};
	}

	/** @param callable(string): void $print */
	private function begin( callable $print ): int {
		if ( $this->work->isBusy() ) {
			$this->sayOnce( self::waits(), $print );
		}
		return $this->build( $this->work->begin(), $print );
	}

	/** @param callable(string): void $print */
	private function build( IndexState $state, callable $print ): int {
		$started = microtime( true );
		$total   = $state->total;
		while ( ! $state->isIdle() ) {
			$before = $state;
			$state  = $this->work->work( self::PACE );
			if ( ! $state->isIdle() ) {
				$this->sayOnce( $state->json() === $before->json() && $this->work->isBusy() ? self::waits() : self::progress( $state ), $print );
			}
		}
		/* translators: 1: number of products, 2: seconds. */
		$print( sprintf( __( 'The index covers %1$s products. It took %2$s s.', 'marketday' ), number_format_i18n( $total ), number_format_i18n( microtime( true ) - $started, 1 ) ) );
		return 0;
	}

	private static function waits(): string {
		return __( 'Another process is building the index. Waiting for it.', 'marketday' );
	}

	private static function progress( IndexState $state ): string {
		/* translators: 1: per cent, 2: products done, 3: all products. */
		return sprintf( __( '%1$3d %%  %2$s of %3$s products', 'marketday' ), $state->percent(), number_format_i18n( $state->done ), number_format_i18n( $state->total ) );
	}

	/**
	 * Says a line once, as what stands still says the same again and again.
	 *
	 * @param callable(string): void $print
	 */
	private function sayOnce( string $line, callable $print ): void {
		if ( $line !== $this->lastLine ) {
			$print( $line );
			$this->lastLine = $line;
		}
	}

	/** @param callable(string): void $print */
	private function compare( callable $print ): int {
		$differences = $this->check->differences();
		foreach ( array_slice( $differences, 0, 20 ) as $difference ) {
			$print( $difference );
		}
		$print(
			[] === $differences
				? __( 'The index matches the catalogue.', 'marketday' )
				/* translators: %s: number of differences. */
				: sprintf( __( '%s differences. Run `marketday index` to rebuild it.', 'marketday' ), number_format_i18n( count( $differences ) ) )
		);
		return [] === $differences ? 0 : 1;
	}

	/** @param callable(string): void $print */
	private function usage( callable $print ): int {
		$print( 'Usage: index [check | --resume]' );
		return 2;
	}
}
