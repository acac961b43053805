<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

/**
 * The values of one section, as far as they are shown. Its content is `ListSection` in src/features/product-filter/content.ts.
 *
 * @phpstan-import-type ChoiceContent from Choice
 * @phpstan-type ListContent array{kind: 'list', facet: string, field: string, hasColours: bool, page: int, isLong: bool, hasMore: bool,
 *     choices: list<ChoiceContent>, found: null}
 */
final class ChoiceList {
	/**
	 * @param string       $facet     A taxonomy, `status`, `rating` or `sale`.
	 * @param string       $parameter Of the address.
	 * @param list<Choice> $choices
	 * @param int          $page      How many pages of values these are.
	 * @param bool         $hasMore
	 * @param bool         $isLong    Whether there is more than one page of them.
	 */
	public function __construct(
		public readonly string $facet,
		public readonly string $parameter,
		public readonly array $choices,
		public readonly int $page = 1,
		public readonly bool $hasMore = false,
		public readonly bool $isLong = false
	) {}

	/** @return ListContent */
	public function content( FilterSettings $settings ): array {
		return [
			'kind'       => 'list',
			'facet'      => $this->facet,
			'field'      => $this->field(),
			'hasColours' => $this->hasColours(),
			'page'       => $this->page,
			'isLong'     => $this->isLong,
			'hasMore'    => $this->hasMore,
			'choices'    => $this->items( $settings, false ),
			'found'      => null,
		];
	}

	/**
	 * @param bool $isExtended Whether they were asked for.
	 * @return list<ChoiceContent>
	 */
	public function items( FilterSettings $settings, bool $isExtended ): array {
		return array_map( static fn ( Choice $choice ): array => $choice->content( $settings->values->showsCounts, $isExtended ), $this->choices );
	}

	/** Name of its boxes: a list has one for each value, a switch only itself. */
	public function field(): string {
		return 'sale' === $this->facet ? $this->parameter : "{$this->parameter}[]";
	}

	private function hasColours(): bool {
		return [] !== array_filter( $this->choices, static fn ( Choice $choice ): bool => '' !== $choice->mark->colour );
	}

	public function hasChosen(): bool {
		return [] !== array_filter( $this->choices, static fn ( Choice $choice ): bool => $choice->isChosen );
	}

	/** A list of which nothing can be chosen is not worth its place. */
	public function isUseful(): bool {
		return [] !== array_filter( $this->choices, static fn ( Choice $choice ): bool => ! $choice->isDisabled() );
	}
}
