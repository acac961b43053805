<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Addresses;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingsTabsScreen;

/** Fields for first words of addresses, what is told where something else has one of them, and old ones that lead to the new. */
final class AddressSettings {
	private const LONGEST = 60;

	public function __construct( private readonly AddressOption $of ) {}

	public function register(): void {
		TakenAddresses::add( $this->addresses( ... ) );
		add_action( 'admin_init', $this->add( ... ) );
		$option = $this->of->option();
		add_action( "add_option_{$option}", fn ( string $name, mixed $value ) => $this->keepFormer( [], $value ), 10, 2 );
		add_action( "update_option_{$option}", $this->keepFormer( ... ), 10, 2 );
	}

	private function keepFormer( mixed $old, mixed $value ): void {
		FormerAddresses::note( $this->of->slugs( $old ), $this->of->slugs( $value ) );
	}

	/** @return list<OwnAddress> None where addresses are plain: nobody can take those. */
	private function addresses(): array {
		$slugs = $this->slugs();
		return self::isPlain() ? [] : array_map( fn ( AddressWord $word ): OwnAddress => new OwnAddress(
			$slugs[ $word->name ] . ( $word->isWhole ? '' : '/x' ),
			$word->what,
			$this->of->tab()->address() . '#' . $this->field( $word ),
			$word->isOurs
		), $this->of->words() );
	}

	private static function isPlain(): bool {
		return '' === (string) get_option( 'permalink_structure' );
	}

	/** @return array<string, string> */
	private function slugs(): array {
		return $this->of->slugs( get_option( $this->of->option(), [] ) );
	}

	private function field( AddressWord $word ): string {
		return "{$this->of->field()}-{$word->name}";
	}

	private function add(): void {
		$page   = $this->of->tab()->page();
		$option = $this->of->option();
		register_setting( $page, $option, [
			'type'              => 'array',
			'default'           => [],
			'sanitize_callback' => $this->read( ... ),
		] );
		$about = self::isPlain()
			? __( 'Your site uses plain permalinks, so these words aren’t part of any address. Change that in Settings → Permalinks.', 'marketday' )
			: __( 'Change a word if another plugin or page uses it. Links to the old address lead to the new one.', 'marketday' );
		add_settings_section( $option, __( 'Addresses', 'marketday' ), $this->of->tab()::says( $about ), $page );
		foreach ( $this->of->words() as $word ) {
			$print = fn () => $this->print( $word );
			add_settings_field( "{$option}_{$word->name}", esc_html( $word->label ), $print, $page, $option, [ 'label_for' => $this->field( $word ) ] );
		}
	}

	private function print( AddressWord $word ): void {
		$slug = $this->slugs()[ $word->name ];
		printf(
			'<input class="regular-text code" type="text" id="%1$s" name="%2$s" value="%3$s" placeholder="%4$s" maxlength="%5$d" aria-describedby="%1$s-about">'
				. '<p class="description" id="%1$s-about"><code>%6$s</code></p>',
			esc_attr( $this->field( $word ) ),
			esc_attr( "{$this->of->option()}[{$word->name}]" ),
			$slug === $word->usual ? '' : esc_attr( $slug ),
			esc_attr( $word->usual ),
			absint( self::LONGEST ),
			esc_html( home_url( OwnAddress::readable( $slug ) . ( $word->isWhole ? '' : '…/' ) ) )
		);
	}

	/** @return array<array-key, mixed> Where a word may not be, what was there before. */
	private function read( mixed $sent ): array {
		$held = $this->slugs();
		// The names of WooCommerce's options are known to others, who write them whole.
		if ( ! str_starts_with( $this->of->option(), 'marketday_' ) && ! SettingsTabsScreen::isAsked() ) {
			return is_array( $sent ) ? $sent : $this->of->value( $held );
		}
		$slugs = [];
		$typed = [];
		foreach ( $this->of->words() as $word ) {
			// WordPress cleans an option twice that was never set, and the second time it is what this has made of it.
			$typed[ $word->name ] = is_array( $sent ) && is_string( $sent[ $word->name ] ?? null ) ? trim( $sent[ $word->name ], " \n\r\t/" ) : '';
			$slugs[ $word->name ] = match ( $typed[ $word->name ] ) {
				''                    => $word->usual,
				$held[ $word->name ]  => $held[ $word->name ],
				default               => self::slug( $typed[ $word->name ] ),
			};
		}
		$counts = array_count_values( $slugs );
		$rules  = RewriteRules::current();
		foreach ( $this->of->words() as $word ) {
			$slug = $slugs[ $word->name ];
			$kept = $held[ $word->name ];
			$why  = match ( true ) {
				/* translators: %s: a word of an address */
				$counts[ $slug ] > 1                                    => sprintf( __( 'Use “%s” only once.', 'marketday' ), $slug ),
				$kept === $slug                                         => '',
				! self::isWord( $slug, $typed[ $word->name ] )          => self::wordReason(),
				$rules->has( $slug, $this->of->ours() )                 => self::takenReason( $slug ),
				default                                                 => '',
			};
			if ( '' !== $why ) {
				RefusedInput::note( "{$this->of->option()}[{$word->name}]", $typed[ $word->name ], $word->label, $why );
				$slugs[ $word->name ] = $kept;
			}
		}
		return $this->of->value( $slugs );
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
		return sprintf( __( 'Your site already uses %s. Choose another word.', 'marketday' ), OwnAddress::readable( $slug ) );
	}
}
