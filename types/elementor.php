<?php
/**
 * What Marketday calls of Elementor, where that is active: for PHPStan and the tests only.
 *
 * @package Marketday
 */

declare( strict_types=1 );

namespace Elementor;

class Controls_Manager {
	public const NUMBER   = 'number';
	public const SELECT   = 'select';
	public const SWITCHER = 'switcher';
	public const TEXT     = 'text';
}

class Elements_Manager {
	/**
	 * @param string               $category_name
	 * @param array<string, mixed> $category_properties
	 * @return void
	 */
	public function add_category( $category_name, $category_properties ) {}
}

class Widgets_Manager {
	/** @var array<string, Widget_Base> */
	public array $widgets = [];

	public function register( Widget_Base $widget_instance ): bool {
		$this->widgets[ $widget_instance->get_name() ] = $widget_instance;
		return true;
	}
}

abstract class Widget_Base {
	/** @var array<string, array<string, mixed>> */
	public array $controls = [];

	/** @var array<string, mixed> */
	private array $data;

	/**
	 * @param array<string, mixed>      $data
	 * @param array<string, mixed>|null $args
	 */
	public function __construct( $data = [], private $args = null ) {
		$this->data = $data;
	}

	/** @return array<string, mixed> What each place's object is made with. */
	public function get_default_args() {
		return $this->args ?? [];
	}

	/** @return string */
	abstract public function get_name();

	/** @return string */
	public function get_title() {
		return '';
	}

	/** @return string */
	public function get_icon() {
		return '';
	}

	/** @return array<string> */
	public function get_categories() {
		return [];
	}

	/** @return array<string> */
	public function get_keywords() {
		return [];
	}

	/** @return array<string> */
	public function get_style_depends() {
		return [];
	}

	protected function is_dynamic_content(): bool {
		return true;
	}

	/** @return void */
	protected function register_controls() {}

	/** @return void */
	protected function render() {}

	/**
	 * @param string|null $setting_key
	 * @return mixed
	 */
	public function get_settings_for_display( $setting_key = null ) {
		return $this->data['settings'] ?? [];
	}

	/**
	 * @param string               $section_id
	 * @param array<string, mixed> $args
	 * @return void
	 */
	public function start_controls_section( $section_id, array $args = [] ) {}

	/** @return void */
	public function end_controls_section() {}

	/**
	 * @param string               $id
	 * @param array<string, mixed> $args
	 * @return bool
	 */
	public function add_control( $id, array $args ) {
		$this->controls[ $id ] = $args;
		return true;
	}
}
