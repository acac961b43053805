<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Text\TextLine;

/** The site's captcha, and where it is, on the screen 'Marketday → Settings'. */
final class CaptchaSettings {
	public const OPTION = 'marketday_captcha';

	private const SIZES = [ 'compact', 'normal', 'invisible' ];

	public function register(): void {
		Preload::options( self::OPTION );
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	public function provider(): Provider {
		$provider = Provider::tryFrom( $this->text( 'provider' ) ) ?? Provider::None;
		$isReady  = match ( $provider ) {
			Provider::None    => false,
			Provider::BuiltIn => function_exists( 'imagecreatetruecolor' ),
			default           => '' !== $this->siteKey() && '' !== $this->secret(),
		};
		return $isReady ? $provider : Provider::None;
	}

	public function isAt( Place $place ): bool {
		return Provider::None !== $this->provider() && in_array( $place->value, (array) ( $this->readOption()['places'] ?? [] ), true );
	}

	public function siteKey(): string {
		return $this->text( 'site_key' );
	}

	public function secret(): string {
		return $this->text( 'secret' );
	}

	/** The contract's default is compact. */
	public function size(): string {
		return in_array( $this->text( 'size' ), self::SIZES, true ) ? $this->text( 'size' ) : 'compact';
	}

	/** Score between 0, which reCAPTCHA v3 says of robots, and 1, which it says of people. */
	public function leastScore(): float {
		$score = $this->readOption()['score'] ?? '';
		return is_numeric( $score ) ? max( 0.0, min( 1.0, (float) $score ) ) : 0.5;
	}

	/** Tells whether who is logged in orders without. */
	public function asksGuestsOnly(): bool {
		return 'guests' === $this->text( 'who' );
	}

	/** @return list<string> Ids of ways to pay whose orders need none: their buttons stand where no captcha is. */
	public function methodsWithout(): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $this->text( 'without' ) ) ), static fn ( string $id ): bool => '' !== $id ) );
	}

	/** Tells whether forms are taken while the service does not answer. */
	public function letsInWhenDown(): bool {
		return 'let' === $this->text( 'down' );
	}

	private function addFields(): void {
		register_setting( SettingsTab::Security->page(), self::OPTION, [
			'type'              => 'array',
			'sanitize_callback' => $this->clean( ... ),
		] );
		$about = SettingsTab::says( __( 'Keeps robots out of your forms.', 'marketday' ) );
		add_settings_section( self::OPTION, __( 'Captcha', 'marketday' ), $about, SettingsTab::Security->page() );
		$choices = static fn ( array $cases ): array => array_combine(
			array_column( $cases, 'value' ),
			array_map( static fn ( Provider $one ): string => $one->label(), $cases )
		);
		$this->field(
			__( 'Bot protection', 'marketday' ),
			fn ( string $label ) => $this->printSelect( $label, 'provider', $choices( Provider::cases() ), $this->text( 'provider' ) )
		);
		$this->field( __( 'Site key', 'marketday' ), fn ( string $label ) => $this->printInput( $label, 'site_key', 'text', $this->siteKey() ) );
		$this->field( __( 'Secret key', 'marketday' ), fn ( string $label ) => $this->printInput( $label, 'secret', 'password', '' ) );
		$this->field( __( 'Size', 'marketday' ), fn ( string $label ) => $this->printSelect( $label, 'size', [
			'compact'   => __( 'Compact', 'marketday' ),
			'normal'    => __( 'Normal', 'marketday' ),
			'invisible' => __( 'Invisible', 'marketday' ),
		], $this->size() ) );
		$this->field(
			__( 'Minimum score for reCAPTCHA v3 (0 to 1)', 'marketday' ),
			fn ( string $label ) => $this->printInput( $label, 'score', 'text', (string) $this->leastScore() )
		);
		$this->field( __( 'If the service doesn’t respond', 'marketday' ), fn ( string $label ) => $this->printSelect( $label, 'down', [
			'refuse' => __( 'Reject forms', 'marketday' ),
			'let'    => __( 'Accept forms', 'marketday' ),
		], $this->text( 'down' ) ) );
		$this->field( __( 'Forms to protect', 'marketday' ), $this->printPlaces( ... ) );
		$this->field( __( 'Who sees it at checkout', 'marketday' ), fn ( string $label ) => $this->printSelect( $label, 'who', [
			'all'    => __( 'Everyone', 'marketday' ),
			'guests' => __( 'Guests only', 'marketday' ),
		], $this->asksGuestsOnly() ? 'guests' : 'all' ) );
		$this->field(
			__( 'Payment methods without a captcha (IDs, separated by commas)', 'marketday' ),
			fn ( string $label ) => $this->printInput( $label, 'without', 'text', $this->text( 'without' ) )
		);
	}

	/** @param \Closure(string): void $print Gets the label. */
	private function field( string $label, \Closure $print ): void {
		add_settings_field( self::OPTION . '_' . sanitize_title( $label ), $label, static fn () => $print( $label ), SettingsTab::Security->page(), self::OPTION );
	}

	/** @return array<string, mixed> An empty secret leaves the one there is. What may not be leaves its own field as it was. */
	private function clean( mixed $sent ): array {
		$text = static fn ( string $name ): string => is_array( $sent ) && is_string( $sent[ $name ] ?? null ) ? TextLine::of( $sent[ $name ] ) : '';
		$this->announceMissing( $text );
		return [
			'provider' => Provider::tryFrom( $text( 'provider' ) )->value ?? 'none',
			'site_key' => $text( 'site_key' ),
			'secret'   => '' === $text( 'secret' ) ? $this->secret() : $text( 'secret' ),
			'size'     => in_array( $text( 'size' ), self::SIZES, true ) ? $text( 'size' ) : 'compact',
			'score'    => $this->score( is_array( $sent ) && is_scalar( $sent['score'] ?? null ) ? trim( (string) $sent['score'] ) : '' ),
			'who'      => 'guests' === $text( 'who' ) ? 'guests' : 'all',
			'without'  => mb_substr( $text( 'without' ), 0, 500 ),
			'down'     => 'let' === $text( 'down' ) ? 'let' : 'refuse',
			'places'   => array_values( array_intersect(
				array_column( Place::cases(), 'value' ),
				is_array( $sent ) && is_array( $sent['places'] ?? null ) ? $sent['places'] : []
			) ),
		];
	}

	/**
	 * A service without its keys protects nothing.
	 *
	 * @param \Closure(string): string $text
	 */
	private function announceMissing( \Closure $text ): void {
		$provider = Provider::tryFrom( $text( 'provider' ) ) ?? Provider::None;
		if ( Provider::BuiltIn === $provider && ! function_exists( 'imagecreatetruecolor' ) ) {
			RefusedInput::note(
				self::OPTION . '[provider]',
				null,
				__( 'Captcha', 'marketday' ),
				__( 'Nothing is protected yet: this server can’t draw pictures (PHP’s GD is missing). Choose a service.', 'marketday' )
			);
		}
		if ( in_array( $provider, [ Provider::None, Provider::BuiltIn ], true ) ) {
			return;
		}
		$missing = [
			'site_key' => [ __( 'Site key', 'marketday' ), $text( 'site_key' ) ],
			'secret'   => [ __( 'Secret key', 'marketday' ), $text( 'secret' ) . $this->secret() ],
		];
		foreach ( $missing as $name => [ $label, $value ] ) {
			if ( '' === $value ) {
				RefusedInput::note( self::OPTION . "[{$name}]", '', $label, __( 'Nothing is protected until you enter this key. The service gives it to you.', 'marketday' ) );
			}
		}
	}

	private function score( string $typed ): string {
		$number = strtr( $typed, ',', '.' );
		if ( '' === $typed ) {
			return '0.5';
		}
		if ( is_numeric( $number ) && (float) $number >= 0 && (float) $number <= 1 ) {
			return (string) (float) $number;
		}
		$why = __( 'Enter a number from 0 to 1, like 0.5.', 'marketday' );
		RefusedInput::note( self::OPTION . '[score]', $typed, __( 'reCAPTCHA v3 score', 'marketday' ), $why );
		return (string) $this->leastScore();
	}

	/** @param array<string, string> $options */
	private function printSelect( string $label, string $name, array $options, string $chosen ): void {
		printf( '<select name="%s" aria-label="%s">', esc_attr( self::OPTION . "[{$name}]" ), esc_attr( $label ) );
		foreach ( $options as $value => $words ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $words ) );
		}
		echo '</select>';
	}

	private function printInput( string $label, string $name, string $type, string $value ): void {
		printf(
			'<input class="regular-text" type="%s" name="%s" value="%s" autocomplete="off" aria-label="%s">',
			esc_attr( $type ),
			esc_attr( self::OPTION . "[{$name}]" ),
			esc_attr( $value ),
			esc_attr( $label )
		);
	}

	private function printPlaces(): void {
		foreach ( Place::cases() as $place ) {
			printf(
				'<label><input type="checkbox" name="%s" value="%s"%s> %s</label><br>',
				esc_attr( self::OPTION . '[places][]' ),
				esc_attr( $place->value ),
				checked( in_array( $place->value, (array) ( $this->readOption()['places'] ?? [] ), true ), true, false ),
				esc_html( $place->label() )
			);
		}
	}

	private function text( string $name ): string {
		$value = $this->readOption()[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return array<mixed> */
	private function readOption(): array {
		$kept = get_option( self::OPTION, [] );
		return is_array( $kept ) ? $kept : [];
	}
}
