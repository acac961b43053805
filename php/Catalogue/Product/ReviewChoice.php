<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** Choice of a product's reviews that an address asks for; what it cannot mean is the usual. */
final class ReviewChoice {
	/** @param int $stars 1 to 5; 0 for all. */
	public function __construct(
		public readonly int $page = 1,
		public readonly ReviewSort $sort = ReviewSort::Newest,
		public readonly int $stars = 0
	) {}

	/** @param array<array-key, mixed> $query Of the address. */
	public static function read( array $query ): self {
		$number = static fn ( string $name, int $most ): int => (int) filter_var(
			$query[ $name ] ?? '',
			FILTER_VALIDATE_INT,
			[ 'options' => [ 'min_range' => 1, 'max_range' => $most ] ]
		);
		$sort   = $query['review-sort'] ?? '';
		return new self(
			max( 1, $number( 'review-page', 1_000_000 ) ),
			( is_string( $sort ) ? ReviewSort::tryFrom( $sort ) : null ) ?? ReviewSort::Newest,
			$number( 'review-stars', 5 )
		);
	}

	public function isUsual(): bool {
		return 1 === $this->page && ReviewSort::Newest === $this->sort && 0 === $this->stars;
	}

	public function onPage( int $page ): self {
		return new self( $page, $this->sort, $this->stars );
	}

	public function sortedBy( ReviewSort $sort ): self {
		return new self( 1, $sort, $this->stars );
	}

	public function withStars( int $stars ): self {
		return new self( 1, $this->sort, $stars );
	}

	/** The address of this page with this choice; it leads to the reviews. */
	public function url(): string {
		$path = remove_query_arg( [ 'cpage', 'unapproved', 'moderation-hash' ] );
		// An address that begins with two slashes would be one of another host.
		return add_query_arg( $this->parameters(), '/' . ltrim( $path, '/' ) ) . '#reviews';
	}

	/** Leads a review's own link, as mails and lists of comments have it, to the page that shows it. */
	public static function inLink( string $link, int $page ): string {
		return $page > 1 ? add_query_arg( 'review-page', $page, $link ) : $link;
	}

	/** @return array<string, int|string|false> False for what is usual: the address does without. */
	private function parameters(): array {
		return [
			'review-page'  => $this->page > 1 ? $this->page : false,
			'review-sort'  => ReviewSort::Newest === $this->sort ? false : $this->sort->value,
			'review-stars' => $this->stars > 0 ? $this->stars : false,
		];
	}
}
