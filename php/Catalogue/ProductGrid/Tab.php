<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Slug;
use WP_Term;

/** One tab above a listing: everything, a term or a ready-made group. */
final class Tab {
	private const GROUP = 'custom_action#';

	private function __construct(
		/** Key in an address: '', a term's slug, or `group:on_sale`. */
		public readonly string $key,
		/** Key in the calls: '', a term's slug, or `custom_action#on_sale`. */
		public readonly string $wire,
		public readonly string $label,
		private readonly ?WP_Term $term = null,
		private readonly ?TabGroup $group = null
	) {}

	/** @return list<self> Those of a listing, that of everything first; none where there is nothing to choose. */
	public static function all( TabSettings $settings ): array {
		if ( $settings->isEmpty() ) {
			return [];
		}
		$tabs = [ new self( '', '', '' === $settings->all ? __( 'All', 'marketday' ) : $settings->all ) ];
		foreach ( $settings->ids as $id ) {
			$term = get_term( $id, $settings->taxonomy );
			if ( $term instanceof WP_Term ) {
				$tabs[] = new self( $term->slug, $term->slug, $term->name, $term );
			}
		}
		foreach ( $settings->groups as $group ) {
			$tabs[] = new self( "group:{$group->value}", self::GROUP . $group->value, $group->label(), null, $group );
		}
		// Terms may have been deleted.
		return count( $tabs ) > 1 ? $tabs : [];
	}

	/** The tab a key means; that of everything where it means none. */
	public static function byKey( TabSettings $settings, string $key ): ?self {
		$tabs = self::all( $settings );
		foreach ( $tabs as $tab ) {
			if ( Slug::of( $tab->key ) === Slug::of( $key ) ) {
				return $tab;
			}
		}
		return $tabs[0] ?? null;
	}

	/** The tab a call asks for, null where the listing has no such tab. */
	public static function byWire( TabSettings $settings, string $wire ): ?self {
		foreach ( self::all( $settings ) as $tab ) {
			if ( Slug::of( $tab->wire ) === Slug::of( $wire ) ) {
				return $tab;
			}
		}
		return null;
	}

	/** The listing within this tab: a term narrows what the listing has, by whatever terms its products are chosen. */
	public function within( ProductQuery $scope ): ProductQuery {
		if ( null !== $this->group ) {
			return $this->group->of( $scope );
		}
		return null === $this->term ? $scope : $scope->with( further: [ ...$scope->further, [ $this->term->taxonomy => [ $this->term->term_id ] ] ] );
	}
}
