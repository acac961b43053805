<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;

/** A page of a listing has its number in the page's title, where WordPress puts that of an archive; scripts name it the same way. */
final class ListingTitle {
	/** Stands for the number in what scripts fill in. */
	private const NUMBER = '%d';

	/** @var list<string>|null What a page of several listings asks for more than once. */
	private ?array $forms = null;

	/** Number in the place of the address's, while the titles of other pages are asked for. */
	private ?string $asked = null;

	public function __construct( private readonly ListingContext $page ) {}

	/**
	 * @param array<string, string> $parts Of WordPress's title, in their order.
	 * @return array<string, string>
	 */
	public function withNumber( array $parts ): array {
		$turned = $this->page->turnedListings();
		$number = $this->asked ?? ( 1 === count( $turned ) ? (string) reset( $turned ) : '' );
		if ( null !== $this->asked ) {
			unset( $parts['page'] );
		}
		if ( '' === $number || isset( $parts['page'] ) ) {
			return $parts;
		}
		/* translators: %s: number of a page, in the title of the browser's window. */
		$page = sprintf( __( 'Page %s', 'marketday' ), $number );
		return array_slice( $parts, 0, 1 ) + [ 'page' => $page ] + $parts;
	}

	/** @return list<string> The title of the page as it begins, and that of a further one with `%d` for its number; none where there is no page. */
	public function forms(): array {
		return 0 === did_action( 'wp' ) ? [] : $this->forms ??= [ $this->title( '' ), $this->title( self::NUMBER ) ];
	}

	private function title( string $number ): string {
		$this->asked = $number;
		$title       = html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$this->asked = null;
		return $title;
	}
}
