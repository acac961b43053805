<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** Words of the admin's screens for what events are sorted by: WordPress would speak of categories and tags. */
final class EventTermLabels {
	public static function name( string $taxonomy ): string {
		return match ( $taxonomy ) {
			EventType::CATEGORY => __( 'Event categories', 'marketday' ),
			EventType::LOCATION => __( 'Venues', 'marketday' ),
			default             => __( 'Accessibility features', 'marketday' ),
		};
	}

	/** @return array<string, string> As `register_taxonomy()` takes them. */
	public static function of( string $taxonomy ): array {
		return ( match ( $taxonomy ) {
			EventType::CATEGORY => self::categories(),
			EventType::LOCATION => self::venues(),
			default             => self::access(),
		} ) + [
			'name'                   => self::name( $taxonomy ),
			'slug_field_description' => __( 'The last part of its address. Leave it blank to use its name.', 'marketday' ),
			'desc_field_description' => __( 'Some themes show it above its events.', 'marketday' ),
		];
	}

	/** @return array<string, string> */
	private static function categories(): array {
		return [
			'singular_name'            => __( 'Event category', 'marketday' ),
			'add_new_item'             => __( 'Add event category', 'marketday' ),
			'edit_item'                => __( 'Edit event category', 'marketday' ),
			'search_items'             => __( 'Search event categories', 'marketday' ),
			'parent_item'              => __( 'Within', 'marketday' ),
			'parent_field_description' => __( 'A category that this one belongs to, like “Music” for “Choirs”.', 'marketday' ),
			'not_found'                => __( 'No event categories yet.', 'marketday' ),
			'no_terms'                 => __( 'No event categories', 'marketday' ),
			'back_to_items'            => __( '← All event categories', 'marketday' ),
		];
	}

	/** @return array<string, string> */
	private static function venues(): array {
		return [
			'singular_name'            => __( 'Venue', 'marketday' ),
			'add_new_item'             => __( 'Add venue', 'marketday' ),
			'edit_item'                => __( 'Edit venue', 'marketday' ),
			'search_items'             => __( 'Search venues', 'marketday' ),
			'parent_item'              => __( 'Within', 'marketday' ),
			'parent_field_description' => __( 'A venue that this one is part of, like a hall for a room.', 'marketday' ),
			'not_found'                => __( 'No venues yet.', 'marketday' ),
			'no_terms'                 => __( 'No venue', 'marketday' ),
			'back_to_items'            => __( '← All venues', 'marketday' ),
		];
	}

	/** @return array<string, string> */
	private static function access(): array {
		return [
			'singular_name'              => __( 'Accessibility feature', 'marketday' ),
			'add_new_item'               => __( 'Add accessibility feature', 'marketday' ),
			'edit_item'                  => __( 'Edit accessibility feature', 'marketday' ),
			'search_items'               => __( 'Search accessibility features', 'marketday' ),
			'parent_item'                => __( 'Within', 'marketday' ),
			'parent_field_description'   => __( 'A feature that this one belongs to.', 'marketday' ),
			'not_found'                  => __( 'No accessibility features yet.', 'marketday' ),
			'no_terms'                   => __( 'No accessibility features', 'marketday' ),
			'back_to_items'              => __( '← All accessibility features', 'marketday' ),
			'separate_items_with_commas' => __( 'Put commas between them.', 'marketday' ),
		];
	}
}
