<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Text\TextLine;

/** Settings that the screen sent, read against what is kept: a choice that is none is refused, and nothing is kept then. */
final class SubmittedSettings {
	public const SWITCHES = [ 'pay_later', 'wallet', 'cards', 'final_review', 'early_check', 'vaulting', 'log' ];

	private const LONGEST = [
		'statement' => 22,
		'prefix'    => 20,
	];

	/** @return array<string, array<string, mixed>> */
	public static function parameters(): array {
		$parameters = [
			'places'   => [
				'type'        => 'array',
				'description' => 'Places of the buttons.',
				'items'       => [ 'enum' => PayPalSettings::PLACES ],
			],
			'accounts' => Parameters::map( '`id` and `secret`, by `sandbox` and `live`; an empty secret leaves the one there is.' ),
		];
		foreach ( PayPalSettings::CHOICES as $name => $values ) {
			$parameters[ $name ] = Parameters::oneOf( 'A choice of the screen.', $values );
		}
		foreach ( self::SWITCHES as $name ) {
			$parameters[ $name ] = [ 'type' => 'boolean' ];
		}
		foreach ( self::LONGEST as $name => $most ) {
			$parameters[ $name ] = Parameters::text( 'A line of the screen.', $most );
		}
		return $parameters;
	}

	/**
	 * @return array<array-key, mixed> The option's new value.
	 * @throws Problem 400 with the field's name.
	 */
	public static function read( Request $request, PayPalSettings $settings ): array {
		$stored = $settings->readOption();
		foreach ( PayPalSettings::CHOICES as $name => $values ) {
			$value = $request->text( $name, $settings->text( $name ), 40 );
			if ( ! in_array( $value, $values, true ) ) {
				throw $request->invalid( $name, 'must be one of ' . implode( ', ', $values ) );
			}
			$stored[ $name ] = $value;
		}
		foreach ( self::SWITCHES as $name ) {
			$stored[ $name ] = $request->boolean( $name, $settings->is( $name ) );
		}
		foreach ( self::LONGEST as $name => $webhooks ) {
			$stored[ $name ] = $request->text( $name, $settings->text( $name ), 200 );
			if ( mb_strlen( $stored[ $name ] ) > $webhooks ) {
				throw $request->invalid( $name, "must have at most {$webhooks} characters" );
			}
		}
		$places         = $request->has( 'places' ) ? $request->map( 'places', 10, 40 ) : $settings->list( 'places' );
		$stored['places'] = array_values( array_intersect( PayPalSettings::PLACES, array_filter( $places, 'is_string' ) ) );
		$accounts       = $request->map( 'accounts', 2, 400 );
		foreach ( [ 'sandbox', 'live' ] as $mode ) {
			if ( is_array( $accounts[ $mode ] ?? null ) ) {
				$stored[ $mode ] = self::account( is_array( $stored[ $mode ] ?? null ) ? $stored[ $mode ] : [], $accounts[ $mode ] );
			}
		}
		return $stored;
	}

	/**
	 * An empty secret leaves the one there is; another account has other letters.
	 *
	 * @param array<array-key, mixed> $kept
	 * @param array<array-key, mixed> $sent
	 * @return array{id: string, secret: string, webhook: string}
	 */
	private static function account( array $kept, array $sent ): array {
		$text   = static fn ( array $from, string $name ): string => is_string( $from[ $name ] ?? null ) ? trim( TextLine::of( $from[ $name ] ) ) : '';
		$id     = $text( $sent, 'id' );
		$secret = $text( $sent, 'secret' );
		$isSame = $id === $text( $kept, 'id' );
		return [
			'id'      => $id,
			'secret'  => '' !== $secret || ! $isSame ? $secret : $text( $kept, 'secret' ),
			'webhook' => $isSame ? $text( $kept, 'webhook' ) : '',
		];
	}
}
