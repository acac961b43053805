<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;

/** Addresses of a listing's pages and tabs: parameters of the page's address, or in archives WordPress's own `/page/3/`. */
final class GridAddress {
	private readonly bool $isArchive;

	public function __construct(
		private readonly GridSettings $settings,
		private readonly ListingContext $context
	) {
		$this->isArchive = $settings->query->inherit && null !== $context->archive();
	}

	/** The page that the address names, from 1. */
	public function number(): int {
		return match ( true ) {
			! $this->settings->pages->isPaged => 1,
			$this->isArchive         => $this->context->archive()->page ?? 1,
			default                  => $this->context->pageNumber( $this->settings->pageParameter() ),
		};
	}

	/** The page's address with another page of this listing. */
	public function page( int $number ): string {
		return PageAddress::of( $this->context->address(), $number, $this->isArchive ? null : $this->settings->pageParameter() );
	}

	/** Address of a tab: its first page. */
	public function tab( Tab $tab ): string {
		return $this->withTab( $tab, $this->page( 1 ) );
	}

	/** An address with a tab in the place of the one it has. */
	public function withTab( Tab $tab, string $address ): string {
		$name = $this->settings->tabParameter();
		$bare = remove_query_arg( $name, $address );
		return '' === $tab->key ? $bare : add_query_arg( $name, rawurlencode( rawurldecode( $tab->key ) ), $bare );
	}
}
