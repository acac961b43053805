<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Term;
use Marketday\Kernel\Text\FoldedText;

/** The values of a product taxonomy that a listing can be filtered by, page by page. */
final class TermChoices {
	private const MOST = 2000;

	/** @var array<string, list<Term>> By taxonomy. */
	private array $known = [];

	public function __construct( private readonly Catalogue $catalogue ) {}

	/**
	 * Reads the terms of several taxonomies at once.
	 *
	 * @param list<string> $taxonomies
	 */
	public function prime( array $taxonomies ): void {
		$this->known += $this->catalogue->termsOfMany( $taxonomies );
	}

	/**
	 * @param FilterView $view
	 * @param int        $limit Values of a page.
	 * @param int        $page  The last page that is shown.
	 * @param int        $first The first one; chosen values of later pages come with page 1.
	 * @param string     $find  Only values whose name holds this, however it is written.
	 */
	public function list( string $taxonomy, FilterView $view, int $limit, int $page = 1, int $first = 1, string $find = '' ): ChoiceList {
		$all   = $this->choices( $taxonomy, $view, $find );
		$shown = array_slice( $all, ( $first - 1 ) * $limit, ( $page - $first + 1 ) * $limit );
		$later = 1 === $first ? array_slice( $all, $page * $limit ) : [];
		array_push( $shown, ...array_filter( $later, static fn ( Choice $choice ): bool => $choice->isChosen ) );
		if ( 1 !== $first ) {
			// They are there already: the first page brought them.
			$shown = array_values( array_filter( $shown, static fn ( Choice $choice ): bool => ! $choice->isChosen ) );
		}
		return new ChoiceList( $taxonomy, $view->address->taxonomyParameter( $taxonomy ), $shown, $page, count( $all ) > $page * $limit, count( $all ) > $limit );
	}

	/** @return list<Choice> Those that lead somewhere, or all of them where the rest is shown disabled. */
	private function choices( string $taxonomy, FilterView $view, string $find ): array {
		$counts = $view->counts( $taxonomy );
		$text   = '' === $find ? null : new FoldedText( $find );
		$terms  = array_values( array_filter( $this->terms( $taxonomy ), fn ( Term $term ): bool => ! $view->isOfScope( $term )
			&& ( null === $counts || $view->showsEmpty || isset( $counts[ $term->id ] ) || $view->state->has( $taxonomy, $term->id ) )
			&& ( null === $text || $text->isIn( $term->name ) ) ) );
		$colours = self::colours( $terms );
		$choices = [];
		foreach ( ( new TermTree( $terms ) )->flat() as [ $term, $depth ] ) {
			$choices[] = new Choice(
				$term->slug,
				$term->id,
				$term->name,
				null === $counts ? null : $counts[ $term->id ] ?? 0,
				$view->state->has( $taxonomy, $term->id ),
				new ChoiceMark( $depth, $colours[ $term->id ] ?? '' ),
				$view->adds( $taxonomy, $term->id )
			);
		}
		return $choices;
	}

	/** Number of products of a taxonomy's values, taken together. */
	public function products( string $taxonomy ): int {
		return array_sum( array_map( static fn ( Term $term ): int => $term->count, $this->terms( $taxonomy ) ) );
	}

	/** @return list<Term> */
	private function terms( string $taxonomy ): array {
		$this->known[ $taxonomy ] ??= $this->catalogue->terms( $taxonomy );
		return array_slice( $this->known[ $taxonomy ], 0, self::MOST );
	}

	/**
	 * @param list<Term> $terms Of one taxonomy.
	 * @return array<int, string> Colour by term id, of an attribute's terms that have one.
	 */
	public static function colours( array $terms ): array {
		if ( [] === $terms || ! str_starts_with( $terms[0]->taxonomy, 'pa_' ) ) {
			return [];
		}
		$meta = (array) update_meta_cache( 'term', array_column( $terms, 'id' ) );
		return array_map( static fn ( array $fields ): string => (string) sanitize_hex_color( $fields['color'][0] ?? '' ), $meta );
	}
}
