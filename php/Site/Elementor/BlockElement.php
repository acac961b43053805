<?php

declare( strict_types=1 );

namespace Marketday\Site\Elementor;

defined( 'ABSPATH' ) || exit;

use Closure;
use Elementor\Widget_Base;
use Marketday\Kernel\Elements\Element;
use WP_Block_Type;

/**
 * A block of ours as a widget. Elementor makes one object for the list of widgets, and one for each place where it stands, which gets what the first was
 * made with.
 */
final class BlockElement extends Widget_Base {
	/** Beginning of the widgets' names. */
	public const PREFIX = 'marketday-';

	private readonly string $block;

	/** @var Closure( string ): Element */
	private readonly Closure $element;

	/** @var Closure( string ): ?WP_Block_Type */
	private readonly Closure $type;

	/** @var Closure( array<string, string> ): string */
	private readonly Closure $draw;

	/**
	 * @param array<string, mixed> $data
	 * @param array{block: string, element: Closure( string ): Element, type: Closure( string ): ?WP_Block_Type, draw: Closure( array<string, string> ): string}|null $args
	 */
	public function __construct( $data = [], $args = null ) {
		$this->block   = $args['block'] ?? '';
		$this->element = $args['element'] ?? static fn ( string $name ): Element => new Element( '' );
		$this->type    = $args['type'] ?? static fn ( string $name ): ?WP_Block_Type => null;
		$this->draw    = $args['draw'] ?? static fn ( array $attributes ): string => '';
		parent::__construct( $data, $args );
	}

	public function get_name(): string {
		return self::PREFIX . $this->block;
	}

	public function get_title(): string {
		return $this->type()->title ?? $this->block;
	}

	public function get_icon(): string {
		return ( $this->element )( $this->block )->icon;
	}

	/** @return list<string> */
	public function get_categories(): array {
		return [ 'marketday' ];
	}

	/** @return list<string> */
	public function get_keywords(): array {
		return array_values( $this->type()->keywords ?? [] );
	}

	/**
	 * Sheets that Elementor links in the head of a page where it stands.
	 *
	 * @return list<string>
	 */
	public function get_style_depends(): array {
		return array_values( $this->type()->style_handles ?? [] );
	}

	/** Elementor keeps the output of widgets that are the same for everyone: ours may hold what one shopper sees. */
	protected function is_dynamic_content(): bool {
		return true;
	}

	protected function register_controls(): void {
		$controls = ElementControls::of( ( $this->element )( $this->block ), $this->type()->attributes ?? [] );
		if ( [] === $controls ) {
			return;
		}
		$this->start_controls_section( 'marketday', [ 'label' => $this->get_title() ] );
		foreach ( $controls as $name => $control ) {
			$this->add_control( $name, $control );
		}
		$this->end_controls_section();
	}

	protected function render(): void {
		$settings = $this->get_settings_for_display();
		$values   = ElementControls::read( ( $this->element )( $this->block ), is_array( $settings ) ? $settings : [], $this->type()->attributes ?? [] );
		echo ( $this->draw )( [ 'block' => $this->block ] + $values ); // phpcs:ignore WordPress.Security.EscapeOutput -- the block escapes.
	}

	private function type(): ?WP_Block_Type {
		return ( $this->type )( $this->block );
	}
}
