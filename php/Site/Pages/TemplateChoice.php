<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Preload;
use WP_Block_Template;
use WP_Block_Templates_Registry;

/**
 * Choice of the templates that lay out the shop, where that is not plain: a block theme may bring its own for some of them, and a classic theme leaves them to
 * WooCommerce. Marketday's take their place once the site's people have said so, template by template; what they have saved themselves always stays.
 */
#[LoadsIf( 'option:' . self::OPTION, 'get_block_templates', 'get_block_file_template', 'marketday_uses_classic_pages' )]
final class TemplateChoice {
	/** Slugs of block templates in the place of the theme's. */
	public const OPTION = 'marketday_template_choice';

	/** The choice of classic themes, beside those of block themes. */
	private const CLASSIC = 'shop-pages';

	/** Sign before the name of what was turned down, which is not suggested again. */
	private const NOT = '-';

	private const SLUGS = [ 'single-product', 'archive-product', 'product-search-results', 'page-cart', 'page-checkout', 'order-confirmation' ];

	public function __construct( private readonly YieldingTemplates $yielding ) {}

	public function register(): void {
		Preload::options( self::OPTION );
		add_filter( 'marketday_setup_templates', $this->choices( ... ) );
		add_action( 'marketday_setup_templates_chosen', $this->choose( ... ) );
		add_filter( 'marketday_uses_classic_pages', $this->isClassicChosen( ... ) );
		add_filter( 'get_block_templates', $this->putInList( ... ), 15, 3 );
		add_filter( 'get_block_file_template', $this->put( ... ), 15, 3 );
	}

	/** @return list<array{name: string, label: string, help: string, isMade: bool, isChosen: bool}> What there is to decide in this theme; nothing where all is Marketday's. */
	private function choices(): array {
		if ( ! wp_is_block_theme() ) {
			return $this->leavesPagesToPlugin() ? [ [
				'name'     => self::CLASSIC,
				'label'    => __( 'Shop and product pages', 'marketday' ),
				'help'     => __( 'Marketday, not WooCommerce, lays out the shop, categories, product search and products within your theme.', 'marketday' ),
				'isMade'   => false,
				'isChosen' => ! in_array( self::NOT . self::CLASSIC, $this->readOption(), true ),
			] ] : [];
		}
		$choices = $this->yielding->areOurs() ? array_map( $this->choice( ... ), self::SLUGS ) : [];
		return [] === array_filter( $choices, static fn ( array $choice ): bool => ! $choice['isMade'] ) ? [] : $choices;
	}

	/** @return array{name: string, label: string, help: string, isMade: bool, isChosen: bool} */
	private function choice( string $slug ): array {
		$ours   = WP_Block_Templates_Registry::get_instance()->get_registered( "marketday//{$slug}" );
		$found  = get_block_template( get_stylesheet() . "//{$slug}" );
		$source = match ( true ) {
			'custom' === $found?->source => 'custom',
			$this->isThemes( $slug )    => 'theme',
			default                     => 'ours',
		};
		/* translators: %s: name of a template, such as 'Product'. */
		$label = sprintf( __( 'Template “%s”', 'marketday' ), (string) ( $ours->title ?? $slug ) );
		return [
			'name'     => $slug,
			'label'    => $label,
			'help'     => match ( $source ) {
				'custom' => __( 'You’ve changed this one in the site editor, so it stays.', 'marketday' ),
				'theme'  => __( 'Your theme has its own. Tick to use Marketday’s instead.', 'marketday' ),
				default  => __( 'Uses Marketday’s.', 'marketday' ),
			},
			'isMade'   => 'theme' !== $source || null === $ours,
			'isChosen' => in_array( $slug, $this->readOption(), true ),
		];
	}

	/** @param list<string> $names Of all that was ticked. */
	private function choose( array $names ): void {
		$known = array_column( $this->choices(), 'name' );
		if ( [] !== $known ) {
			$responses = array_map( static fn ( string $name ): string => in_array( $name, $names, true ) ? $name : self::NOT . $name, $known );
			$others = array_filter( $this->readOption(), static fn ( string $name ): bool => ! in_array( ltrim( $name, self::NOT ), $known, true ) );
			update_option( self::OPTION, [ ...array_values( $others ), ...$responses ], true );
		}
	}

	/** @return list<string> */
	private function readOption(): array {
		$kept = get_option( self::OPTION, [] );
		return array_values( array_filter( is_array( $kept ) ? $kept : [], 'is_string' ) );
	}

	private function isClassicChosen(): bool {
		return ! wp_is_block_theme() && in_array( self::CLASSIC, $this->readOption(), true );
	}

	private function leavesPagesToPlugin(): bool {
		return [] !== $this->yielding->plugins();
	}

	private function isThemes( string $slug ): bool {
		foreach ( array_unique( [ get_stylesheet_directory(), get_template_directory() ] ) as $folder ) {
			if ( is_file( "{$folder}/templates/{$slug}.html" ) || is_file( "{$folder}/block-templates/{$slug}.html" ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<array-key, WP_Block_Template> $found
	 * @param mixed                               $query
	 * @return array<array-key, WP_Block_Template>
	 */
	private function putInList( array $found, mixed $query, string $type ): array {
		return 'wp_template' === $type ? array_map( $this->inPlaceOf( ... ), $found ) : $found;
	}

	private function put( ?WP_Block_Template $found, string $id, string $type ): ?WP_Block_Template {
		return 'wp_template' === $type && null !== $found ? $this->inPlaceOf( $found ) : $found;
	}

	private function inPlaceOf( WP_Block_Template $found ): WP_Block_Template {
		if ( 'theme' !== $found->source || ! in_array( $found->slug, self::SLUGS, true ) || ! in_array( $found->slug, $this->readOption(), true ) ) {
			return $found;
		}
		$ours = WP_Block_Templates_Registry::get_instance()->get_registered( "marketday//{$found->slug}" );
		if ( null === $ours ) {
			return $found;
		}
		$put              = clone $found;
		$put->content     = (string) $ours->content;
		$put->title       = (string) $ours->title;
		$put->description = (string) $ours->description;
		$put->source      = 'plugin';
		$put->origin      = 'plugin';
		$put->plugin      = 'marketday';
		return $put;
	}
}
