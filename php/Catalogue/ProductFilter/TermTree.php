<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Term;

/** The terms of a taxonomy in the order of their tree, each with its depth; what hangs on a term that is left out moves up. */
final class TermTree {
	private const DEEPEST = 10;

	/** @var array<int, list<Term>> By parent. */
	private array $children = [];

	/** @param list<Term> $terms In the shop's order. */
	public function __construct( array $terms ) {
		$known = array_flip( array_map( static fn ( Term $term ): int => $term->id, $terms ) );
		foreach ( $terms as $term ) {
			$this->children[ isset( $known[ $term->parent ] ) ? $term->parent : 0 ][] = $term;
		}
	}

	/** @return list<array{Term, int}> */
	public function flat(): array {
		return $this->below( 0, 0 );
	}

	/** @return list<array{Term, int}> */
	private function below( int $parent, int $depth ): array {
		$found = [];
		foreach ( $depth > self::DEEPEST ? [] : $this->children[ $parent ] ?? [] as $term ) {
			$found[] = [ $term, $depth ];
			array_push( $found, ...$this->below( $term->id, $depth + 1 ) );
		}
		return $found;
	}
}
