import DefaultTheme from 'vitepress/theme';
import { LiveExample } from './live-example.mjs';
import './live-example.css';

export default {
	extends: DefaultTheme,
	enhanceApp( { app } ) {
		app.component( 'LiveExample', LiveExample );
	},
};
