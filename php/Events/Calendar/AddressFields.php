<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Addresses\OwnAddress;
use Marketday\Kernel\Addresses\RewriteRules;
use Marketday\Kernel\Addresses\TakenAddresses;
use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingsTab;

/** Fields for the addresses of events, and what is told where something else has one of them. */
final class AddressFields {
	private const LONGEST = 60;

	public function register(): void {
		TakenAddresses::tell( self::addresses( ... ) );
		add_action( 'admin_init', $this->add( ... ) );
	}

	/** @return list<OwnAddress> None where addresses are plain: nobody can take those. */
	private static function addresses(): array {
		return self::isPlain() ? [] : array_map( self::own( ... ), EventAddresses::cases() );
	}

	private static function isPlain(): bool {
		return '' === (string) get_option( 'permalink_structure' );
	}

	private static function own( EventAddresses $one ): OwnAddress {
		$is = static fn ( string $name ): \Closure => static fn ( array $query ): bool => isset( $query[ $name ] );
		[ $what, $isOurs ] = match ( $one ) {
			EventAddresses::List     => [
				__( 'your list of events', 'marketday' ),
				static fn ( array $query ): bool => EventType::NAME === ( $query['post_type'] ?? '' ),
			],
			EventAddresses::Event    => [ __( 'your events', 'marketday' ), $is( EventType::NAME ) ],
			EventAddresses::Category => [ __( 'the pages of your event categories', 'marketday' ), $is( EventType::CATEGORY ) ],
			EventAddresses::Venue    => [ __( 'the pages of your venues', 'marketday' ), $is( EventType::LOCATION ) ],
			EventAddresses::Access   => [ __( 'the pages of your accessibility features', 'marketday' ), $is( EventType::ACCESS ) ],
		};
		$path = EventAddresses::List === $one ? $one->slug() : "{$one->slug()}/x";
		return new OwnAddress( $path, $what, SettingsTab::Events->address() . '#' . self::field( $one ), $isOurs );
	}

	private static function label( EventAddresses $one ): string {
		return match ( $one ) {
			EventAddresses::List     => __( 'List of events', 'marketday' ),
			EventAddresses::Event    => __( 'Each event', 'marketday' ),
			EventAddresses::Category => __( 'Event categories', 'marketday' ),
			EventAddresses::Venue    => __( 'Venues', 'marketday' ),
			EventAddresses::Access   => __( 'Accessibility features', 'marketday' ),
		};
	}

	private static function field( EventAddresses $one ): string {
		return "marketday-event-address-{$one->value}";
	}

	private function add(): void {
		$page = SettingsTab::Events->page();
		register_setting( $page, EventAddresses::OPTION, [
			'type'              => 'array',
			'default'           => [],
			'sanitize_callback' => self::read( ... ),
		] );
		$about = self::isPlain()
			? __( 'Your site uses plain permalinks, so these words aren’t part of any address. Change that in Settings → Permalinks.', 'marketday' )
			: __( 'Change a word if another plugin or page uses it. Links to the old address will stop working.', 'marketday' );
		add_settings_section( EventAddresses::OPTION, __( 'Addresses', 'marketday' ), SettingsTab::says( $about ), $page );
		foreach ( EventAddresses::cases() as $one ) {
			add_settings_field(
				EventAddresses::OPTION . "_{$one->value}",
				self::label( $one ),
				static fn () => self::print( $one ),
				$page,
				EventAddresses::OPTION,
				[ 'label_for' => self::field( $one ) ]
			);
		}
	}

	private static function print( EventAddresses $one ): void {
		printf(
			'<input class="regular-text code" type="text" id="%1$s" name="%2$s" value="%3$s" placeholder="%4$s" maxlength="%5$d" aria-describedby="%1$s-about">'
				. '<p class="description" id="%1$s-about"><code>%6$s</code></p>',
			esc_attr( self::field( $one ) ),
			esc_attr( EventAddresses::OPTION . "[{$one->value}]" ),
			esc_attr( EventAddresses::chosen()[ $one->value ] ?? '' ),
			esc_attr( $one->usual() ),
			absint( self::LONGEST ),
			esc_html( home_url( OwnAddress::shown( $one->slug() ) . ( EventAddresses::List === $one ? '' : '…/' ) ) )
		);
	}

	/** @return array<string, string> Where a word may not be, what was there before. */
	private static function read( mixed $sent ): array {
		// WordPress cleans an option twice that was never set, and the second time it is what this has made of it.
		$typed = [];
		foreach ( EventAddresses::cases() as $one ) {
			$typed[ $one->value ] = is_array( $sent ) && is_string( $sent[ $one->value ] ?? null ) ? trim( $sent[ $one->value ], " \n\r\t/" ) : '';
		}
		$slugs  = array_map(
			static fn ( EventAddresses $one ): string => '' === $typed[ $one->value ] ? $one->usual() : self::slug( $typed[ $one->value ] ),
			array_column( EventAddresses::cases(), null, 'value' )
		);
		$counts = array_count_values( $slugs );
		$rules  = RewriteRules::current();
		$read   = [];
		foreach ( EventAddresses::cases() as $one ) {
			$slug = $slugs[ $one->value ];
			$why  = match ( true ) {
				! self::isWord( $slug, $typed[ $one->value ] )                        => self::wordReason(),
				/* translators: %s: a word of an address */
				$counts[ $slug ] > 1                                                  => sprintf( __( 'Use “%s” only once.', 'marketday' ), $slug ),
				$one->slug() !== $slug && $rules->has( $slug, EventType::NAME )       => self::takenReason( $slug ),
				default                                                               => '',
			};
			'' === $why || RefusedInput::note( EventAddresses::OPTION . "[{$one->value}]", $typed[ $one->value ], self::label( $one ), $why );
			$read[ $one->value ] = '' === $why ? $slug : $one->slug();
		}
		return array_filter( $read, static fn ( string $slug, string $name ): bool => EventAddresses::from( $name )->usual() !== $slug, ARRAY_FILTER_USE_BOTH );
	}

	/** Other alphabets stay as they are: WordPress reads a sign in percent within a rule as a name, and shows it to people. */
	private static function slug( string $typed ): string {
		return urldecode( sanitize_title( $typed ) );
	}

	private static function isWord( string $slug, string $typed ): bool {
		return 1 === preg_match( '/^[\p{L}\p{M}\p{N}_-]{1,' . self::LONGEST . '}$/uD', $slug ) && ! str_contains( $typed, '/' );
	}

	private static function wordReason(): string {
		/* translators: %d: a number */
		return sprintf( __( 'Use one word of letters, digits and hyphens, up to %d characters.', 'marketday' ), self::LONGEST );
	}

	private static function takenReason( string $slug ): string {
		/* translators: %s: an address such as /events/ */
		return sprintf( __( 'Your site already uses %s. Choose another word.', 'marketday' ), OwnAddress::shown( $slug ) );
	}
}
