<?php

declare( strict_types=1 );

namespace Marketday\Site\Elementor;

defined( 'ABSPATH' ) || exit;

use Elementor\Controls_Manager;
use Marketday\Kernel\Elements\Control;
use Marketday\Kernel\Elements\Element;

/** Controls of a widget, as Elementor wants them. */
final class ElementControls {
	/**
	 * @param array<array-key, mixed> $attributes Schemas of the block's attributes.
	 * @return array<string, array<string, mixed>> By attribute.
	 */
	public static function of( Element $element, array $attributes ): array {
		$controls = [];
		foreach ( $element->controls as $name => $control ) {
			$schema = $attributes[ $name ] ?? null;
			if ( is_array( $schema ) ) {
				$controls[ $name ] = [ 'label' => $control->label ] + self::control( $control, $schema );
			}
		}
		return $controls;
	}

	/**
	 * @param array<array-key, mixed> $settings   As Elementor keeps them.
	 * @param array<array-key, mixed> $attributes Schemas of the block's attributes.
	 * @return array<string, string> Attributes of the shortcode.
	 */
	public static function read( Element $element, array $settings, array $attributes ): array {
		$found = [];
		foreach ( $element->controls as $name => $control ) {
			$value = $settings[ $name ] ?? null;
			if ( is_scalar( $value ) ) {
				$found[ $name ] = '' === $control->key
					? (string) $value
					: (string) wp_json_encode( [ $control->key => (string) $value ] + (array) ( $attributes[ $name ]['default'] ?? [] ) );
			}
		}
		return $found;
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function control( Control $control, array $schema ): array {
		$default = $schema['default'] ?? '';
		return match ( true ) {
			[] !== $control->choices => [
				'type'    => Controls_Manager::SELECT,
				'options' => $control->choices,
				'default' => is_array( $default ) ? $default[ $control->key ] ?? '' : $default,
			],
			'boolean' === ( $schema['type'] ?? '' ) => [
				'type'         => Controls_Manager::SWITCHER,
				'return_value' => 'yes',
				'default'      => true === $default ? 'yes' : '',
			],
			'integer' === ( $schema['type'] ?? '' ) => [
				'type'    => Controls_Manager::NUMBER,
				'min'     => 0,
				'default' => $default,
			],
			default => [
				'type'        => Controls_Manager::TEXT,
				'label_block' => true,
				'default'     => $default,
			],
		};
	}
}
