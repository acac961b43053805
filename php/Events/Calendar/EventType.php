<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\CalledRoute;
use stdClass;
use WP_Error;
use WP_REST_Request;

/** Events as WordPress keeps them: a post type with its taxonomies and its meta. */
final class EventType {
	public const NAME     = 'marketday_event';
	public const CATEGORY = 'marketday_event_cat';
	public const LOCATION = 'marketday_event_loc';
	public const ACCESS   = 'marketday_event_acc';

	private const RULES = 'marketday_calendar_rules';

	/** Raised when addresses change. */
	private const RULES_VERSION = '1';

	public function register(): void {
		EventAddresses::preload();
		add_action( 'init', $this->registerType( ... ), 9 );
		add_action( 'init', $this->renewRules( ... ), 99 );
		add_filter( 'rest_pre_insert_' . self::NAME, $this->refuseBad( ... ), 10, 2 );
	}

	private function registerType(): void {
		register_post_type( self::NAME, [
			'labels'       => [
				'name'                  => __( 'Events', 'marketday' ),
				'singular_name'         => __( 'Event', 'marketday' ),
				'add_new'               => __( 'Add event', 'marketday' ),
				'add_new_item'          => __( 'Add event', 'marketday' ),
				'edit_item'             => __( 'Edit event', 'marketday' ),
				'new_item'              => __( 'New event', 'marketday' ),
				'view_item'             => __( 'View event', 'marketday' ),
				'view_items'            => __( 'View events', 'marketday' ),
				'search_items'          => __( 'Search events', 'marketday' ),
				'not_found'             => __( 'No events found.', 'marketday' ),
				'not_found_in_trash'    => __( 'No events found in the bin.', 'marketday' ),
				'all_items'             => __( 'All events', 'marketday' ),
				'archives'              => __( 'Events', 'marketday' ),
				'item_published'        => __( 'Event published.', 'marketday' ),
				'item_updated'          => __( 'Event updated.', 'marketday' ),
			],
			'public'       => true,
			'menu_icon'    => 'dashicons-calendar-alt',
			'has_archive'  => EventAddresses::List->slug(),
			'rewrite'      => [
				'slug'       => EventAddresses::Event->slug(),
				'with_front' => false,
				'feeds'      => false,
			],
			'show_in_rest' => true,
			'rest_base'    => 'events',
			'supports'     => [ 'title', 'editor', 'excerpt', 'thumbnail', 'author', 'custom-fields', 'revisions' ],
			
		] );
		$this->registerTaxonomy( self::CATEGORY, EventAddresses::Category );
		$this->registerTaxonomy( self::LOCATION, EventAddresses::Venue );
		$this->registerTaxonomy( self::ACCESS, EventAddresses::Access );
		$this->registerMeta();
	}

	private function registerTaxonomy( string $name, EventAddresses $address ): void {
		// Visitors see none of them but the name.
		$isSeen = is_admin() || '' !== CalledRoute::current();
		register_taxonomy( $name, self::NAME, [
			'labels'            => $isSeen ? EventTermLabels::of( $name ) : [ 'name' => EventTermLabels::name( $name ) ],
			'public'            => true,
			'hierarchical'      => true,
			'show_in_rest'      => true,
			'show_admin_column' => true,
			'rewrite'           => [
				'slug'       => $address->slug(),
				'with_front' => false,
			],
		] );
	}

	private function registerMeta(): void {
		register_post_meta( self::NAME, EventData::META, [
			'type'              => 'object',
			'single'            => true,
			'default'           => EventData::blank(),
			// A meeting's address and its organiser are for who may edit the event: its page shows them where no password is asked for.
			'show_in_rest'      => [ 'schema' => EventData::schema() + [ 'context' => [ 'edit' ] ] ],
			'sanitize_callback' => EventData::clean( ... ),
			'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
			'revisions_enabled' => true,
		] );
		register_term_meta( self::CATEGORY, Colour::META, [
			'type'              => 'string',
			'single'            => true,
			'show_in_rest'      => true,
			'sanitize_callback' => static fn ( mixed $value ): string => (string) sanitize_hex_color( is_string( $value ) ? $value : '' ),
			'auth_callback'     => static fn (): bool => current_user_can( 'manage_categories' ),
		] );
		foreach ( Venue::FIELDS as $field ) {
			register_term_meta( self::LOCATION, Venue::PREFIX . $field, [
				'type'              => 'string',
				'single'            => true,
				'show_in_rest'      => true,
				'sanitize_callback' => static fn ( mixed $value ): string => Venue::clean( $field, is_scalar( $value ) ? (string) $value : '' ),
				'auth_callback'     => static fn (): bool => current_user_can( 'manage_categories' ),
			] );
		}
	}

	/** An event's addresses are there from the first request on, and from the first after a change. */
	private function renewRules(): void {
		$version = self::RULES_VERSION . EventAddresses::version();
		if ( get_option( self::RULES ) !== $version ) {
			update_option( self::RULES, $version, true );
			flush_rewrite_rules( false );
		}
	}

	/**
	 * @param stdClass|WP_Error                     $post
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function refuseBad( stdClass|WP_Error $post, WP_REST_Request $request ): stdClass|WP_Error {
		$meta = $request->get_param( 'meta' );
		$data = is_array( $meta ) ? $meta[ EventData::META ] ?? null : null;
		// WordPress itself looks at meta only once the post is written.
		$valid = null === $data ? true : rest_validate_value_from_schema( $data, EventData::schema(), 'meta.' . EventData::META );
		if ( $valid instanceof WP_Error ) {
			return new WP_Error( 'marketday_invalid_event', $valid->get_error_message(), [ 'status' => 400 ] );
		}
		// A new event has no dates until its editor gives it some.
		if ( ! is_array( $data ) || ( '' === ( $data['start'] ?? '' ) && '' === ( $data['end'] ?? '' ) ) ) {
			return $post;
		}
		try {
			Schedule::read( $data );
		} catch ( InvalidEventException $problem ) {
			return new WP_Error( 'marketday_invalid_event', $problem->getMessage(), [
				'status' => 400,
				'params' => [ $problem->field => $problem->getMessage() ],
			] );
		}
		return $post;
	}
}
