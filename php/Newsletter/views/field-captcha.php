<?php declare(strict_types=1);
/**
 * The place of the captcha, where the site asks for one.
 *
 * @var string                              $wrapper Attributes of the block's element, escaped.
 * @var Marketday\Newsletter\Form\FormField $field
 */

defined( 'ABSPATH' ) || exit;

echo '';
