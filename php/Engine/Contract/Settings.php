<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Settings of the shop. Read anew on each call: they may change within a request. */
interface Settings {
	/** The one that this visitor is shown and orders in. */
	public function currency(): Currency;

	/** The shop's own, in which prices are stored and indexed. */
	public function baseCurrency(): Currency;

	public function pricesIncludeTax(): bool;

	public function taxesEnabled(): bool;

	/** Tells whether prices in the shop are shown with their tax. Only asked where taxes are on. */
	public function shopShowsTax(): bool;

	/** The setting 'redirect to basket after add' (docs/PROTOCOL.md#add-to-basket, default no). */
	public function redirectsAfterAdd(): bool;

	public function reviews(): ReviewSettings;

	/** Two-letter code of the shop's own country. */
	public function baseCountry(): string;

	/** The shop sends goods to addresses in its own country. */
	public function deliversAtHome(): bool;

	/** Offer of delivery there; null where it sends nothing there, or nothing can be said of any basket. */
	public function homeDelivery(): ?DeliveryOffer;

	public function shopName(): string;

	/** Address of one of the shop's pages; the front page's where the page does not exist. */
	public function pageUrl( Page $page ): string;

	/** The page's post id, 0 where it does not exist. */
	public function pageId( Page $page ): int;

	/** Name of the shop's page with this id, also where it is not published. */
	public function pageOf( int $id ): ?Page;
}
