<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Text\TextLine;

/** Settings of who suggests addresses, on the screen 'Marketday → Settings'. */
final class AddressSearchSettings {
	public const OPTION = 'marketday_address_search';

	private const DAILY = 500;

	public function register(): void {
		Preload::options( self::OPTION );
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	/** The kind that is set up whole, else none. */
	public function kind(): ServiceKind {
		$kind    = ServiceKind::tryFrom( $this->text( 'service' ) ) ?? ServiceKind::None;
		$isReady = '' !== $this->address( $kind ) && ( ! $kind->isPaid() || '' !== $this->key() );
		return $isReady ? $kind : ServiceKind::None;
	}

	public function service( HttpClient $client ): ?AddressService {
		$kind = $this->kind();
		$call = new ServiceCall( $client, $this->address( $kind ) );
		return match ( $kind ) {
			ServiceKind::None           => null,
			ServiceKind::Photon         => new Photon( $call ),
			ServiceKind::Nominatim      => new Nominatim( $call ),
			ServiceKind::IdealPostcodes => new IdealPostcodes( $call, $this->key() ),
		};
	}

	/** Number of addresses that may be taken from a paid service in a day, by all shoppers together. */
	public function daily(): int {
		$daily = $this->readOption()['daily'] ?? self::DAILY;
		return is_numeric( $daily ) ? max( 1, (int) $daily ) : self::DAILY;
	}

	private function address( ServiceKind $kind ): string {
		return '' === $this->text( 'url' ) ? $kind->address() : $this->text( 'url' );
	}

	private function key(): string {
		return $this->text( 'key' );
	}

	private function addFields(): void {
		register_setting( SettingsTab::Checkout->page(), self::OPTION, [
			'type'              => 'array',
			'sanitize_callback' => $this->clean( ... ),
		] );
		$about = static function (): void {
			printf(
				'<p>%s</p>',
				esc_html__(
					'Suggests addresses as shoppers type. The server asks the service, so your key stays private. A server in your own network has to be allowed by the filter http_request_host_is_external. WooCommerce’s own checkouts also suggest addresses if its ‘Address autocomplete’ setting is on.',
					'marketday'
				)
			);
		};
		add_settings_section( self::OPTION, __( 'Address suggestions', 'marketday' ), $about, SettingsTab::Checkout->page() );
		$this->field( 'service', __( 'Service', 'marketday' ), $this->printServices( ... ) );
		$this->field(
			'url',
			__( 'Service URL', 'marketday' ),
			fn ( string $id ) => $this->printInput( $id, 'url', 'url', $this->text( 'url' ), 'https://' )
		);
		$this->field(
			'key',
			__( 'API key', 'marketday' ),
			fn ( string $id ) => $this->printInput( $id, 'key', 'password', '', '' === $this->key() ? '' : '••••••••' )
		);
		$this->field(
			'daily',
			__( 'Daily limit of paid lookups', 'marketday' ),
			fn ( string $id ) => $this->printInput( $id, 'daily', 'number', (string) $this->daily() )
		);
	}

	/** @param \Closure(string): void $print Gets the control's id. */
	private function field( string $name, string $label, \Closure $print ): void {
		$id = self::OPTION . "_{$name}";
		add_settings_field( $id, $label, static fn () => $print( $id ), SettingsTab::Checkout->page(), self::OPTION, [ 'label_for' => $id ] );
	}

	/** @return array<string, mixed> An empty key leaves the one there is. */
	private function clean( mixed $sent ): array {
		$text = static fn ( string $name ): string => is_array( $sent ) && is_scalar( $sent[ $name ] ?? null )
			? trim( TextLine::of( (string) $sent[ $name ] ) )
			: '';
		$url   = SettingInput::readAddress( $text( 'url' ) );
		$daily = '' === $text( 'daily' ) ? self::DAILY : SettingInput::whole( $text( 'daily' ), 1, 1_000_000 );
		if ( null === $url ) {
			RefusedInput::note( self::OPTION . '[url]', $text( 'url' ), __( 'Service URL', 'marketday' ), SettingInput::addressReason() );
		}
		if ( null === $daily ) {
			RefusedInput::note( self::OPTION . '[daily]', $text( 'daily' ), __( 'Daily limit of paid lookups', 'marketday' ), SettingInput::range( 1, 1_000_000 ) );
		}
		if ( ServiceKind::IdealPostcodes->value === $text( 'service' ) && '' === $text( 'key' ) . $this->key() ) {
			RefusedInput::note( self::OPTION . '[key]', '', __( 'API key', 'marketday' ), __( 'Nothing is suggested until you enter the key. The service gives it to you.', 'marketday' ) );
		}
		return [
			'service' => ServiceKind::tryFrom( $text( 'service' ) )->value ?? ServiceKind::None->value,
			'url'     => $url ?? $this->text( 'url' ),
			'key'     => '' === $text( 'key' ) ? $this->key() : $text( 'key' ),
			'daily'   => $daily ?? $this->daily(),
		];
	}

	private function printServices( string $id ): void {
		printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( self::OPTION . '[service]' ) );
		foreach ( ServiceKind::cases() as $kind ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $kind->value ),
				selected( $this->text( 'service' ), $kind->value, false ),
				esc_html( $kind->label() )
			);
		}
		echo '</select>';
	}

	private function printInput( string $id, string $name, string $type, string $value, string $placeholder = '' ): void {
		printf(
			'<input class="regular-text" id="%s" type="%s" name="%s" value="%s" placeholder="%s" autocomplete="off"%s>',
			esc_attr( $id ),
			esc_attr( $type ),
			esc_attr( self::OPTION . "[{$name}]" ),
			esc_attr( $value ),
			esc_attr( $placeholder ),
			'number' === $type ? ' min="1" step="1"' : ''
		);
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
