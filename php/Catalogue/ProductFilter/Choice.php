<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\PlainText;

/**
 * One value of a list, with the number of products it leads to. Its content is `Choice` in src/features/product-filter/content.ts.
 *
 * @phpstan-type ChoiceContent array{value: string, id: string, label: string, isChosen: bool, isDisabled: bool, depth: int, colour: string, stars: string,
 *     count: array{number: string, sentence: string}|null, isExtended: bool, isFound: bool}
 */
final class Choice {
	/**
	 * @param string     $value  As the address has it: a slug, `instock`, `4`.
	 * @param int|string $id     As `product_filters` has it.
	 * @param int|null   $count  Null while the index is not built.
	 * @param bool       $adds   Whether the count is what it would add to the products of its list's chosen values.
	 */
	public function __construct(
		public readonly string $value,
		public readonly int|string $id,
		public readonly string $label,
		public readonly ?int $count,
		public readonly bool $isChosen,
		public readonly ChoiceMark $mark = new ChoiceMark(),
		public readonly bool $adds = false
	) {}

	/** True if it leads nowhere: then it cannot be chosen, only taken back. */
	public function isDisabled(): bool {
		return 0 === $this->count && ! $this->isChosen && ! $this->adds;
	}

	/**
	 * @param bool $isExtended Whether it was asked for.
	 * @return ChoiceContent
	 */
	public function content( bool $showsCount, bool $isExtended ): array {
		return [
			'value'      => $this->value,
			'id'         => (string) $this->id,
			'label'      => PlainText::of( $this->label ),
			'isChosen'   => $this->isChosen,
			'isDisabled' => $this->isDisabled(),
			'depth'      => $this->mark->depth,
			'colour'     => $this->mark->colour,
			'stars'      => $this->mark->stars > 0 ? (string) $this->mark->stars : '',
			'count'      => $showsCount ? $this->shownCount() : null,
			'isExtended' => $isExtended,
			'isFound'    => false,
		];
	}

	/** @return array{number: string, sentence: string}|null What adds nothing says nothing: '+0' reads as if it did. */
	private function shownCount(): ?array {
		if ( null === $this->count || ( $this->adds && 0 === $this->count ) ) {
			return null;
		}
		$words = $this->adds
			/* translators: %s: number of products that a further value adds to the result. */
			? _n( '%s more product', '%s more products', $this->count, 'marketday' )
			/* translators: %s: number of products. */
			: _n( '%s product', '%s products', $this->count, 'marketday' );
		$number = PlainText::number( $this->count );
		return [
			'number'   => ( $this->adds ? '+' : '' ) . $number,
			'sentence' => sprintf( $words, $number ),
		];
	}
}
